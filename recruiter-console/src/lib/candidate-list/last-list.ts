import { readStored, writeStored } from '@byline/web-kit/storage';

const KEY = 'byline.lastList';

/**
 * Stores the query of the last candidate list; previous and next on a profile follow it
 * (docs/domain/candidates.md#neighbours).
 */
export function rememberList(query: string): void {
  writeStored(KEY, query);
  try {
    sessionStorage.setItem(KEY, query);
  } catch {
    // Storage is blocked: previous and next follow the unfiltered list.
  }
}

/** The last list of this tab. A new tab takes the list that opened it, and keeps it when other tabs show others. */
export function lastList(): string {
  try {
    const own = sessionStorage.getItem(KEY);
    if (own !== null) return own;
    const query = readStored(KEY) ?? '';
    sessionStorage.setItem(KEY, query);
    return query;
  } catch {
    return '';
  }
}

/** The searches of a user are not for the next one. */
export function forgetList(): void {
  writeStored(KEY, null);
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Storage is blocked, so no list is stored.
  }
}
