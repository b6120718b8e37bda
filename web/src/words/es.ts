import client from '../../../locales/es/client.ftl?raw';
import errors from '../../../locales/es/errors.ftl?raw';
import rules from '../../../locales/es/rules.ftl?raw';

export default [client, errors, rules];
