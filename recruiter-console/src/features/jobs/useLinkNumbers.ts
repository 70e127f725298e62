import { EXACT, useGetLinkViewsQuery, useListApplicationsQuery } from '../../api';

/** The number of applications through the apply link of a job in a campaign; null until it is known. */
export function useAppliedByLink(campaignId: string, jobId: string): number | null {
  const { data } = useListApplicationsQuery({
    ...{ limit: 1, prefer: EXACT, fields: ['status'] },
    filter: { jobId: [jobId], campaignId: [campaignId] },
  });
  return data?.totalCount ?? null;
}

/** How often people opened this link; null until it is known. */
export function useViewsOfLink(campaignId: string, jobId: string): number | null {
  const { currentData } = useGetLinkViewsQuery({ _id: [campaignId], jobId }, { refetchOnMountOrArgChange: true });
  return currentData?.records[0]?.count ?? null;
}
