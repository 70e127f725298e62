import { useT } from '@byline/web-kit/i18n';
import { useDialogs } from '@byline/web-kit/ui';
import {
  EXACT,
  useDeleteCampaignMutation,
  useDeleteMediumMutation,
  useLazyListCampaignJobsQuery,
  useLazyListMediumCampaignsQuery,
  type CampaignResponse,
  type MediumResponse,
} from '../../api';
import { useRemoval, type Removal } from '../../lib/useRemoval';

const COUNT = { limit: 1, prefer: EXACT } as const;

/** Asks before a removal and tells the number of uses (docs/domain/recruiting.md#in-use). Resolves to true if the record is gone. */
function useUsedRemoval() {
  const { showError } = useDialogs();
  const removal = useRemoval();
  return async (
    used: PromiseLike<{ error?: unknown; data?: { totalCount?: number | null } }>,
    removalWith: (count: number) => Removal,
  ): Promise<boolean> => {
    const { error, data } = await used;
    if (error === undefined) return removal(removalWith(data?.totalCount ?? 0));
    showError(error);
    return false;
  };
}

export function useRemoveMedium(): (medium: MediumResponse) => Promise<boolean> {
  const t = useT();
  const removal = useUsedRemoval();
  const [countCampaigns] = useLazyListMediumCampaignsQuery();
  const [remove] = useDeleteMediumMutation();
  return ({ _id: id, name }) =>
    removal(countCampaigns({ id, ...COUNT }), (count) => ({
      question: t('mediums.removeQuestion', { name }),
      text: t('mediums.removeText', { count }),
      remove: () => remove({ id, force: count > 0 }),
      done: t('mediums.removed', { name }),
      success: true,
    }));
}

export function useRemoveCampaign(): (campaign: CampaignResponse) => Promise<boolean> {
  const t = useT();
  const removal = useUsedRemoval();
  const [countJobs] = useLazyListCampaignJobsQuery();
  const [remove] = useDeleteCampaignMutation();
  return ({ _id: id, title }) =>
    removal(countJobs({ id, ...COUNT }), (count) => ({
      question: t('campaigns.removeQuestion', { title }),
      text: t('campaigns.removeText', { count }),
      remove: () => remove({ id, force: count > 0 }),
      done: t('campaigns.removed', { title }),
      success: true,
    }));
}
