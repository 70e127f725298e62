import { COUNTRIES } from '@byline/shared-types/domain';
import {
  formatPaged,
  pagedAddress,
  parsePaged,
  type ListAddress,
  type PagedState,
} from '../../lib/list-state/list-address';

const MEDIUM_SORTS = ['-createdAt', 'createdAt', 'name', '-name'] as const;

/** The state of the list of mediums, which the address holds. */
export interface MediumListState extends PagedState<(typeof MEDIUM_SORTS)[number]> {
  /** ISO 3166-1 alpha-2; empty for all countries. */
  country: string;
  /** The medium beside the list; `panel` is its form or the form of a new one. */
  open: string | null;
  panel: 'edit' | 'new' | null;
}

export const mediumList: ListAddress<MediumListState> = {
  sorts: MEDIUM_SORTS,
  beside: ['open', 'panel'],
  parse: (params, size) => {
    const panel = params.get('panel');
    return {
      ...parsePaged(params, MEDIUM_SORTS, size),
      country: COUNTRIES.find((known) => known === params.get('country')) ?? '',
      open: params.get('open') || null,
      panel: panel === 'edit' || panel === 'new' ? panel : null,
    };
  },
  format: ({ country, open, panel, ...paged }) => {
    const params = formatPaged(paged, MEDIUM_SORTS);
    if (country) params.set('country', country);
    if (open) params.set('open', open);
    if (panel) params.set('panel', panel);
    return params;
  },
};

/** The filters and the sort order of the list's query. */
export const mediumsMatching = ({ search, country, sort }: MediumListState) => ({
  ...(search.trim() && { search: search.trim() }),
  ...(country && { filter: { country: [country] } }),
  sort: [sort],
});

const CAMPAIGN_SORTS = ['-createdAt', 'createdAt', 'title', '-title'] as const;
export type CampaignSort = (typeof CAMPAIGN_SORTS)[number];

/** The address also holds the open campaign (`open`) and its form, or the form of a new one (`panel`). */
export const campaignList = pagedAddress(CAMPAIGN_SORTS, ['open', 'panel']);
