import { useNotify, type NotifyAction } from '@byline/web-kit/ui';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { applyLink } from '../../components/jobs/apply-link';
import { messages } from './messages';

/** Copies the apply link of a job; where a browser lets no page copy, the page of the job shows it. */
export function useCopyApplyLink(): (campaignId: string, jobId: string) => NotifyAction {
  const { formatMessage } = useIntl();
  const notify = useNotify();
  const navigate = useNavigate();
  const copy = async (campaignId: string, jobId: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(applyLink(campaignId, jobId));
      notify(formatMessage(messages.applyLinkCopied));
    } catch {
      void navigate(`/jobs/${jobId}`);
    }
  };
  return (campaignId, jobId) => ({
    label: formatMessage(messages.copyApplyLink),
    run: () => void copy(campaignId, jobId),
  });
}
