import type { Problem } from '@byline/shared-types/domain';

/** The wrong fields of a problem, as `field code`, sorted. */
export const fieldsOf = ({ errors }: Problem): string[] =>
  (errors ?? []).map(({ field, code }) => `${field} ${code}`).sort();
