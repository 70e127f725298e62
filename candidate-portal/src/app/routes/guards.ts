import { missingFields, type CompletenessField } from '@byline/shared-types/domain';

/** The page that the visitor asked for before the login; it travels as navigation state. */
export interface EntryState {
  from?: string;
}

export function readTarget(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('from' in state)) return null;
  const { from } = state;
  // Accepts only a path of the portal, never another site.
  return typeof from === 'string' && /^\/(?!\/)/.test(from) ? from : null;
}

type Completeness = Partial<Record<CompletenessField, string | null>>;

export const isIncomplete = (candidate: Completeness): boolean => missingFields(candidate).length > 0;

/**
 * Where a candidate goes from the root path or after the login: to the stored target, or else to the profile, or to
 * the wizard if the profile is incomplete.
 */
export const homeOf = (candidate: Completeness, target: string | null): string =>
  target ?? (isIncomplete(candidate) ? '/complete' : '/profile');

/**
 * Redirects an incomplete candidate to /complete from every candidate page except /profile, /account and /complete
 * itself, and a complete candidate from /complete to /profile, unless the wizard has just finished and shows its last
 * page.
 */
export function redirectOf(candidate: Completeness, pathname: string, justFinished: boolean): string | null {
  const incomplete = isIncomplete(candidate);
  if (pathname === '/complete') return incomplete || justFinished ? null : '/profile';
  return incomplete && pathname !== '/profile' && pathname !== '/account' ? '/complete' : null;
}
