/** The console's client: hooks and types of openapi.yaml, with the cache tags of enhanced.ts. */
export * from './enhanced';
export * from './generated';

/** Asks a list for its exact total. */
export const EXACT = 'count=exact';
