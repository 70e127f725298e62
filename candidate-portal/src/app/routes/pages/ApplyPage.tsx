import { useParams } from 'react-router-dom';
import { Page } from '../../../components/layout/Page';
import { VisitorLayout } from '../../../components/layout/VisitorLayout';
import { JobClosed } from '../../../features/apply/components/JobClosed';
import { JobHeader } from '../../../features/apply/components/JobHeader';
import { useCountView } from '../../../features/apply/useCountView';
import { useLinkedJob } from '../../../features/apply/useLinkedJob';
import { useIsJobGone } from '../../../features/apply/useIsJobGone';
import { NewHereForm } from '../../../features/registration/components/NewHereForm';
import { useT } from '@byline/web-kit/i18n';
import { isRecruiter, useFirstStep, useSession } from '@byline/web-kit/session';
import { visuallyHidden } from '@byline/web-kit/ui';
import { EntryLogin } from '../EntryLogin';
import { RecruiterNotice } from '../RecruiterNotice';
import { SecondStep } from '../SecondStep';
import layoutStyle from '../../../components/layout/layout.module.css';
import { ApplyAction } from '../../../features/apply/components/ApplyAction';

/** /apply/{campaignId}/{jobId} and /jobs/apply/{jobId}: the landing for a visitor, the apply action for a candidate (docs/domain/recruiting.md#applying). */
export function Component() {
  const session = useSession();
  const { campaignId, jobId } = useParams();
  const firstStep = useFirstStep();
  const isStaff = session !== null && isRecruiter(session.user);
  useCountView(isStaff ? undefined : campaignId, jobId);
  if (!session && firstStep) return <SecondStep userId={firstStep.userId} />;
  if (!session) return <Landing campaignId={campaignId} jobId={jobId} />;
  if (isStaff) return <RecruiterNotice />;
  return <ApplyAction candidateId={session.user.candidateId} jobId={jobId} campaignId={campaignId} />;
}

/** Most visitors of an apply link are new, so on a phone the way to register comes first. */
function Landing({ campaignId, jobId }: { campaignId: string | undefined; jobId: string | undefined }) {
  const t = useT();
  const job = useLinkedJob(campaignId, jobId);
  if (useIsJobGone(campaignId, jobId))
    return (
      <VisitorLayout>
        <Page title={t('apply.closed')} className={layoutStyle.wrap}>
          <JobClosed />
        </Page>
      </VisitorLayout>
    );
  return (
    <VisitorLayout>
      <Page title={t('apply.title')} className={layoutStyle.wrap}>
        {campaignId && jobId ? (
          <JobHeader campaignId={campaignId} jobId={jobId} />
        ) : (
          <h1 className={visuallyHidden}>{t('apply.title')}</h1>
        )}
        <div className={`${layoutStyle.sheet} ${layoutStyle.spread} ${layoutStyle.newFirst}`}>
          <section className={layoutStyle.leaf} aria-labelledby="new">
            <header>
              <h2 id="new">{t('register.newHere')}</h2>
            </header>
            <NewHereForm
              labelledBy="new"
              look="solid"
              jobId={jobId}
              campaignId={campaignId}
              suggested={job?.function}
            />
          </section>
          <section className={layoutStyle.leaf} aria-labelledby="have">
            <header>
              <h2 id="have">{t('login.question')}</h2>
            </header>
            <EntryLogin labelledBy="have" look="line" submitLabel={t('apply.loginAndApply')} />
          </section>
        </div>
      </Page>
    </VisitorLayout>
  );
}
