export { baseQuery, toSearchParams } from './base-query';
export { cacheTagFaults } from './cache-tags';
export { KEY_HEADER, repeatable } from './repeats';
export { everyPage } from './every-page';
export { apiUrl, authorization, configureApi, currentToken, goesOn, type ApiSettings } from './settings';
