import client from '../../../locales/fr/client.ftl?raw';
import errors from '../../../locales/fr/errors.ftl?raw';
import rules from '../../../locales/fr/rules.ftl?raw';

export default [client, errors, rules];
