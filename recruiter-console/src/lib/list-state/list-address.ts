import { DEFAULT_PAGE_SIZE, PAGE_SIZES } from '@byline/shared-types/domain';

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
  /** Changes that leave the rows as they are, so that the page stays too. */
  beside?: readonly (keyof State)[];
}

const SORT = /^-?[a-zA-Z.]{1,40}$/;

export function parsePaged(params: URLSearchParams, defaultSort: string, size = DEFAULT_PAGE_SIZE): PagedState {
  const sort = params.get('sort') ?? '';
  const page = Number(params.get('page'));
  const asked = Number(params.get('size'));
  return {
    search: params.get('search') ?? '',
    sort: SORT.test(sort) ? sort : defaultSort,
    page: Number.isInteger(page) && page > 0 ? page : 1,
    size: PAGE_SIZES.find((known) => known === asked) ?? size,
  };
}

export function formatPaged({ search, sort, page, size }: PagedState, defaultSort: string): URLSearchParams {
  const params = new URLSearchParams();
  if (search) params.set('search', search);
  if (sort !== defaultSort) params.set('sort', sort);
  if (page > 1) params.set('page', String(page));
  if (size !== DEFAULT_PAGE_SIZE) params.set('size', String(size));
  return params;
}
