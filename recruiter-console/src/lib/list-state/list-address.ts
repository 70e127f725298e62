import { DEFAULT_PAGE_SIZE, MAX_LINE, MAX_SKIP, PAGE_SIZES } from '@byline/shared-types/domain';

/** What every list keeps in its address. */
export interface PagedState<Sort extends string = string> {
  search: string;
  sort: Sort;
  page: number;
  size: number;
}

/** How a list's state is read from its address and written to it. */
export interface ListAddress<State extends PagedState> {
  parse: (params: URLSearchParams, size?: number) => State;
  /** Only what differs from a list nobody touched, so that the address stays short. */
  format: (state: State) => URLSearchParams;
  /** The orders the API knows; the first is the list's own (docs/domain/lists.md#convention). */
  sorts: readonly State['sort'][];
  /** Changes that leave the rows as they are, so that the page stays too. */
  beside?: readonly (keyof State)[];
}

/** The order of a name, as the address and the columns have it; the list's own for what is none. */
export const sortOf = <Sort extends string>(sorts: readonly Sort[], name: string | null): Sort =>
  sorts.find((known) => known === name) ?? (sorts[0] as Sort);

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
    // A page past the end becomes the last one, once it is known; further than this no list is asked.
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

/** The address of a list that has nothing but search, order and pages; `kept` is what else its page has there. */
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
