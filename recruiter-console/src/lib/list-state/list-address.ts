import { DEFAULT_PAGE_SIZE, MAX_LINE, MAX_SKIP, PAGE_SIZES } from '@byline/shared-types/domain';

/** The state that every list keeps in its address. */
export interface PagedState<Sort extends string = string> {
  search: string;
  sort: Sort;
  page: number;
  size: number;
}

/** Reads a list's state from its address and writes it. */
export interface ListAddress<State extends PagedState> {
  parse: (params: URLSearchParams, size?: number) => State;
  /** Writes only values that differ from the default, so the address stays short. */
  format: (state: State) => URLSearchParams;
  /** The orders that the API accepts; the first is the default (docs/domain/lists.md#convention). */
  sorts: readonly State['sort'][];
  /** The address of the page has nothing else. */
  isWhole?: boolean;
  /** Changes that do not affect the rows, so the list stays on its page. */
  beside?: readonly (keyof State)[];
}

/** The order with this name, or the default for an unknown name. */
export const sortOf = <Sort extends string>(sorts: readonly Sort[], name: string | null): Sort =>
  sorts.find((known) => known === name) ?? (sorts[0] as Sort);

/** A stored number of rows on a page. */
export const parseSize = (text: string | null): number | undefined => PAGE_SIZES.find((size) => String(size) === text);

export function parsePaged<Sort extends string>(
  params: URLSearchParams,
  sorts: readonly Sort[],
  size = DEFAULT_PAGE_SIZE,
): PagedState<Sort> {
  const page = Number(params.get('page'));
  const asked = Number(params.get('size'));
  const rows = PAGE_SIZES.find((known) => known === asked) ?? size;
  return {
    search: params.get('search')?.slice(0, MAX_LINE) ?? '',
    sort: sortOf(sorts, params.get('sort')),
    // A page past the end becomes the last one once the total is known. The API refuses to skip more than this.
    page: Number.isInteger(page) && page > 0 ? Math.min(page, MAX_SKIP / rows) : 1,
    size: rows,
  };
}

export function formatPaged({ search, sort, page, size }: PagedState, sorts: readonly string[]): URLSearchParams {
  const params = new URLSearchParams();
  if (search) params.set('search', search);
  if (sort !== sorts[0]) params.set('sort', sort);
  if (page > 1) params.set('page', String(page));
  if (size !== DEFAULT_PAGE_SIZE) params.set('size', String(size));
  return params;
}

/** The address of a list with only search, order and pages; `kept` names the other parameters of its page. */
export function pagedAddress<Sort extends string>(
  sorts: readonly Sort[],
  kept: readonly string[] = [],
): ListAddress<PagedState<Sort> & { kept: URLSearchParams }> {
  return {
    sorts,
    parse: (params, size) => ({
      ...parsePaged(params, sorts, size),
      kept: new URLSearchParams([...params].filter(([name]) => kept.includes(name))),
    }),
    format: ({ kept: others, ...paged }) => new URLSearchParams([...others, ...formatPaged(paged, sorts)]),
  };
}
