export { apiUrl, authorization, baseQuery, configureApi, toSearchParams, type ApiSettings } from './base-query';
export { cacheTagFaults } from './cache-tags';
export { KEY_HEADER, repeatable } from './repeats';
export { everyPage } from './every-page';
