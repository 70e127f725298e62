const KEY = 'byline.lastList';

/**
 * Stores the query of the last candidate list in this tab; previous and next on a profile follow it
 * (docs/domain/candidates.md#neighbours).
 */
export function rememberList(query: string): void {
  try {
    sessionStorage.setItem(KEY, query);
  } catch {
    // Storage is blocked: previous and next follow the unfiltered list.
  }
}

export function lastList(): string {
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}
