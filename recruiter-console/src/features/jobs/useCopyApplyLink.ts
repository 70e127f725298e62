import { useT } from '@byline/web-kit/i18n';
import { useNotify, type NotifyAction } from '@byline/web-kit/ui';
import { useNavigate } from 'react-router-dom';
import { applyLink } from '../../components/jobs/apply-link';

/** Copies the apply link of a job. If the browser refuses, opens the page of the job, which shows the link. */
export function useCopyApplyLink(): (campaignId: string, jobId: string) => NotifyAction {
  const t = useT();
  const notify = useNotify();
  const navigate = useNavigate();
  const copy = async (campaignId: string, jobId: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(applyLink(campaignId, jobId));
      notify(t('jobs.applyLinkCopied'));
    } catch {
      void navigate(`/jobs/${jobId}`);
    }
  };
  return (campaignId, jobId) => ({
    label: t('jobs.copyApplyLink'),
    run: () => void copy(campaignId, jobId),
  });
}
