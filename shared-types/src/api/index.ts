export * from './base-query.js';
export * from './empty.js';
