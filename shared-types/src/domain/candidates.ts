/** The six fields without which a profile is incomplete (visitor specification, section 4). */
export const COMPLETENESS_FIELDS = ['street', 'number', 'postal', 'city', 'country', 'phone'] as const;
export type CompletenessField = (typeof COMPLETENESS_FIELDS)[number];

/** The completeness fields that still have no value, in the order they are shown. */
export function missingFields(candidate: Partial<Record<CompletenessField, string | null>>): CompletenessField[] {
  return COMPLETENESS_FIELDS.filter((field) => !candidate[field]?.trim());
}

/** Suggested names of profile links; `website` is kept apart as the personal website. */
export const LINK_NAMES = [
  'angellist',
  'behance',
  'dribbble',
  'facebook',
  'github',
  'linkedin',
  'skype',
  'twitter',
] as const;

/** Today's availability: free, or busy until a date (public profile: "available" or "available after {date}"). */
export function busyUntil(
  unavailable: { from?: string | null; to?: string | null } | null | undefined,
  now: Date = new Date(),
): string | null {
  if (!unavailable?.to) return null;
  const started = !unavailable.from || new Date(unavailable.from) <= now;
  return started && new Date(unavailable.to) >= now ? unavailable.to : null;
}
