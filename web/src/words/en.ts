import client from '../../../locales/en/client.ftl?raw';
import errors from '../../../locales/en/errors.ftl?raw';
import rules from '../../../locales/en/rules.ftl?raw';

export default [client, errors, rules];
