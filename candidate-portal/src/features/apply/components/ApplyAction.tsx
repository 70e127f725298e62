import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useApplyForJobMutation } from '../../../api';
import { Page } from '../../../components/layout/Page';
import { VisitorLayout } from '../../../components/layout/VisitorLayout';
import { useDialogs, useNotify } from '@byline/web-kit/ui';
import { useT } from '@byline/web-kit/i18n';
import { toProblem } from '@byline/web-kit/problems';
import { isGoneApply } from '../gone-job';
import { sentJobState } from '../sent-job';
import layoutStyle from '../../../components/layout/layout.module.css';
import textStyle from '../../../components/ui/text.module.css';

interface ApplyActionProps {
  candidateId: string | null;
  jobId: string | undefined;
  campaignId: string | undefined;
}

/**
 * Applies once and opens the list of applications, which says that it was sent; an earlier application is only
 * mentioned, and after a failure a dialog gives the reason. Without a candidate or a job, shows nothing
 * (docs/domain/recruiting.md#applying).
 */
export function ApplyAction({ candidateId, jobId, campaignId }: ApplyActionProps) {
  const t = useT();
  const navigate = useNavigate();
  const { showError, notice } = useDialogs();
  const notify = useNotify();
  const [apply] = useApplyForJobMutation();
  const sent = useRef(false);

  useEffect(() => {
    if (sent.current || !candidateId || !jobId) return;
    sent.current = true;
    void apply({ applyRequest: { candidateId, jobId, campaignId: campaignId ?? null } })
      .unwrap()
      .then(
        () => {
          notify(t('apply.applied'));
          return sentJobState(jobId);
        },
        (error: unknown) => {
          if (toProblem(error)?.code === 'already_applied') notify(t('problem.already_applied'));
          else if (isGoneApply(error)) notice({ title: t('apply.title'), text: t('problem.job_closed') });
          else showError(error);
          return null;
        },
      )
      .then((state) => void navigate('/jobapplications', { replace: true, state }));
  }, [apply, campaignId, candidateId, jobId, navigate, notice, notify, showError, t]);

  if (!candidateId || !jobId) return null;
  return (
    <VisitorLayout>
      <Page title={t('apply.title')} className={`${layoutStyle.wrap} ${layoutStyle.middle}`}>
        <p className={textStyle.lead} role="status">
          {t('apply.applying')}
        </p>
      </Page>
    </VisitorLayout>
  );
}
