export * from './base-query.js';
export * from './cache-tags.js';
export * from './every-page.js';
