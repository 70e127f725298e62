export { apiUrl, authorization, baseQuery, configureApi, type ApiSettings } from './base-query';
export { cacheTagFaults } from './cache-tags';
export { everyPage } from './every-page';
