/** The console's API client: hooks and types of openapi.yaml, with the cache tags of enhanced.ts. */
import './candidate-views';
import './conversations';
import './duplicates';
import type { ListCandidatesApiArg } from './generated';

export { firstItems, type AgendaRange } from './agenda-items';
export * from './anew';
export * from './candidate-history';
export * from './candidate-record';
export * from './enhanced';
export * from './generated';
export * from './mail-templates';
export * from './proposal-preview';
export * from './scorecards';
export * from './skills';
export * from './uses';
export type CandidateFilter = NonNullable<ListCandidatesApiArg['filter']>;
export type CandidateSort = NonNullable<ListCandidatesApiArg['sort']>[number];

export const EXACT = 'count=exact';
