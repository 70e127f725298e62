import { hasPortfolio } from '@byline/shared-types/domain';
import { useT } from '@byline/web-kit/i18n';
import { ArrowRight } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { ApplyingFor, type IntendedJob } from '../../../components/ui/ApplyingFor';
import { Sent } from '../../../features/applications/components/Sent';
import { useOwnApplications } from '../../../features/applications/useOwnApplications';
import { Wizard } from '../../../features/candidate/components/wizard/Wizard';
import { functionOf } from '../../../features/candidate/model';
import { filesFor } from '../../../features/files/model';
import { PublicPreview } from '../PublicPreview';
import { useCandidate } from '../useCandidate';
import { WizardJobs } from '../WizardJobs';
import { DiplomaWizardList } from '../../../features/education/components/DiplomaWizardList';
import { ExperienceWizardList } from '../../../features/experience/components/ExperienceWizardList';
import { FileUploads } from '../../../features/files/components/FileUploads';
import buttonStyle from '../../../components/ui/button.module.css';

/** Loads the reader of CVs once somebody asks for it. */
const WizardCvStep = lazy(async () => ({ default: (await import('./ImportCvPage')).WizardCvStep }));

/** Passes parts of other features to the wizard; only functions with a portfolio get its upload (docs/domain/files.md#portfolio). */
export function Component() {
  const candidate = useCandidate();
  const { _id, candidatefiles, workExperience, diploma } = candidate;
  return (
    <Wizard
      candidate={candidate}
      parts={{
        fromCv: (step) => (
          <Suspense>
            <WizardCvStep candidate={candidate} {...step} />
          </Suspense>
        ),
        fileCount: filesFor(candidatefiles).length,
        cv: ({ id, describedBy, error }) => (
          <FileUploads
            candidateId={_id}
            purpose="cv"
            files={candidatefiles}
            buttonId={id}
            describedBy={describedBy}
            error={error}
          />
        ),
        portfolio: hasPortfolio(functionOf(candidate)) && (
          <FileUploads candidateId={_id} purpose="portfolio" files={candidatefiles} />
        ),
        experience: <ExperienceWizardList candidateId={_id} list={workExperience} />,
        diplomas: <DiplomaWizardList candidateId={_id} list={diploma} />,
        jobs: <WizardJobs candidateId={_id} />,
        sent: (intended) => <SentNow candidateId={_id} intended={intended} />,
        publicPage: <PublicPreview candidateId={_id} />,
      }}
    />
  );
}

/** The sent applications, and the jobs that closed before the profile was complete. */
function SentNow({ candidateId, intended }: { candidateId: string; intended: readonly IntendedJob[] }) {
  const t = useT();
  const { data, isFetching } = useOwnApplications(candidateId);
  if (!data || isFetching) return null;
  const { records } = data;
  const closed = intended.filter((job) => !records.some(({ jobId }) => jobId === job.jobId));
  return (
    <>
      <Sent applications={records.filter(({ status }) => status === 'pending')}>
        <Link className={buttonStyle.text} to="/jobapplications">
          {t('applications.follow')} <ArrowRight size={16} />
        </Link>
      </Sent>
      <ApplyingFor jobs={closed.map((job) => ({ ...job, isOpen: false }))} />
    </>
  );
}
