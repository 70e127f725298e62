import { missingFields, type CompletenessField } from '@byline/shared-types/domain';

/** Where the visitor wanted to go before the login; travels as navigation state. */
export interface EntryState {
  from?: string;
}

export function readTarget(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('from' in state)) return null;
  const { from } = state;
  // Only a path of ours: a target is never another site.
  return typeof from === 'string' && /^\/(?!\/)/.test(from) ? from : null;
}

type Completeness = Partial<Record<CompletenessField, string | null>>;

export const isIncomplete = (candidate: Completeness): boolean => missingFields(candidate).length > 0;

/** Where a candidate goes from the root path or after the login: the stored target, else the profile, which comes first when incomplete. */
export const homeOf = (candidate: Completeness, target: string | null): string =>
  target ?? (isIncomplete(candidate) ? '/complete' : '/profile');

/**
 * Decisions, users: an incomplete candidate goes to /complete from every candidate page but /profile, /account and /complete itself; a complete one
 * who opens /complete goes to /profile, unless the wizard has just been finished and shows its last page.
 */
export function redirectOf(candidate: Completeness, pathname: string, justFinished: boolean): string | null {
  const incomplete = isIncomplete(candidate);
  if (pathname === '/complete') return incomplete || justFinished ? null : '/profile';
  return incomplete && pathname !== '/profile' && pathname !== '/account' ? '/complete' : null;
}
