import { EXACT, useGetLinkViewsQuery, useListApplicationsQuery } from '../../api';

/** How often people opened the apply links of a campaign, by its id. */
export type Views = ReadonlyMap<string, number>;

export function useViews(campaigns: readonly { _id: string }[]): Views {
  const ids = campaigns.map(({ _id }) => _id);
  const { currentData } = useGetLinkViewsQuery(
    { _id: ids },
    { skip: ids.length === 0, refetchOnMountOrArgChange: true },
  );
  return new Map(currentData?.records.map(({ _id, count }) => [_id, count]));
}

/** The number of applications through a campaign; null until it is known. */
export function useApplied(campaignId: string): number | null {
  const { data } = useListApplicationsQuery({
    ...{ limit: 1, prefer: EXACT, fields: ['status'] },
    filter: { campaignId: [campaignId] },
  });
  return data?.totalCount ?? null;
}
