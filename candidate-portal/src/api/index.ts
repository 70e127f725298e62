/** The portal's client: hooks and types of openapi.yaml, with the cache tags of enhanced.ts. */
export { api, useAllSkillsQuery } from './enhanced';
export * from './generated';
