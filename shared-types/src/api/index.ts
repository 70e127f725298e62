export * from './base-query.js';
export * from './empty.js';
export * from './generated.js';
