import { useDialogs } from '@byline/web-kit/ui';
import { useIntl } from 'react-intl';
import {
  EXACT,
  useDeleteCampaignMutation,
  useDeleteMediumMutation,
  useLazyListCampaignJobsQuery,
  useLazyListMediumCampaignsQuery,
  type CampaignResponse,
  type MediumResponse,
} from '../../api';
import { useRemoval } from '../../lib/useRemoval';
import { campaignMessages, messages } from './messages';

const COUNT = { limit: 1, prefer: EXACT } as const;

/** Removes a medium after a question that says how many campaigns it has (docs/domain/recruiting.md#in-use). */
export function useRemoveMedium(onRemoved: () => void): (medium: MediumResponse) => Promise<void> {
  const { formatMessage } = useIntl();
  const { showError } = useDialogs();
  const removal = useRemoval();
  const [countCampaigns] = useLazyListMediumCampaignsQuery();
  const [remove] = useDeleteMediumMutation();
  return async ({ _id: id, name }) => {
    const used = await countCampaigns({ id, ...COUNT });
    if (used.error) {
      showError(used.error);
      return;
    }
    const count = used.data?.totalCount ?? 0;
    const gone = await removal({
      question: formatMessage(messages.removeQuestion, { name }),
      text: formatMessage(messages.removeText, { count }),
      remove: () => remove({ id, force: count > 0 }),
      done: formatMessage(messages.removed, { name }),
      success: true,
    });
    if (gone) onRemoved();
  };
}

/** Removes a campaign after a question that says how many jobs it has (docs/domain/recruiting.md#in-use). */
export function useRemoveCampaign(onRemoved: () => void): (campaign: CampaignResponse) => Promise<void> {
  const { formatMessage } = useIntl();
  const { showError } = useDialogs();
  const removal = useRemoval();
  const [countJobs] = useLazyListCampaignJobsQuery();
  const [remove] = useDeleteCampaignMutation();
  return async ({ _id: id, title }) => {
    const used = await countJobs({ id, ...COUNT });
    if (used.error) {
      showError(used.error);
      return;
    }
    const count = used.data?.totalCount ?? 0;
    const gone = await removal({
      question: formatMessage(campaignMessages.removeQuestion, { title }),
      text: formatMessage(campaignMessages.removeText, { count }),
      remove: () => remove({ id, force: count > 0 }),
      done: formatMessage(campaignMessages.removed, { title }),
      success: true,
    });
    if (gone) onRemoved();
  };
}
