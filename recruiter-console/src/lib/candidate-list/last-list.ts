const KEY = 'byline.lastList';

/** The query of the candidate list this tab showed last: previous and next on a profile follow it (docs/domain/candidates.md#neighbours). */
export function rememberList(query: string): void {
  try {
    sessionStorage.setItem(KEY, query);
  } catch {
    // Storage is blocked: previous and next follow the list without a filter.
  }
}

export function lastList(): string {
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}
