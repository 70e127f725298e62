import { config } from '@byline/web-kit/config';
import { useLanguage, useT } from '@byline/web-kit/i18n';
import { ExternalLink } from 'lucide-react';
import { Rich } from '../../i18n/Rich';
import buttonStyle from './button.module.css';
import style from './notice.module.css';
import textStyle from './text.module.css';

/** A job that waits for its application. */
export interface IntendedJob {
  jobId: string;
  /** Missing if the API no longer shows it to a visitor. */
  title?: string;
  languageId?: string;
  isOpen: boolean;
}

/** Names the jobs that a person is applying for, and those that have closed meanwhile, with the way to the open ones. */
export function ApplyingFor({ jobs }: { jobs: readonly IntendedJob[] }) {
  if (jobs.length === 0) return null;
  return (
    <div className={style.notice} role="status">
      {jobs.map((job) => (
        <p key={job.jobId}>
          <Applying {...job} />
        </p>
      ))}
      {jobs.some(({ isOpen }) => !isOpen) && <OtherJobs />}
    </div>
  );
}

/** The sentence about one job. */
export function Applying({ title, languageId, isOpen }: Omit<IntendedJob, 'jobId'>) {
  const t = useT();
  if (!title) return t('applying.closedUnknown');
  const values = { job: title, b: (words: React.ReactNode[]) => <strong lang={languageId}>{words}</strong> };
  return <Rich message={isOpen ? 'applying.for' : 'applying.closed'} values={values} />;
}

function OtherJobs() {
  const t = useT();
  const language = useLanguage();
  return (
    <>
      <p className={`${textStyle.small} ${textStyle.secondary}`}>{t('applying.others')}</p>
      <a className={buttonStyle.text} href={config.links.jobs[language]}>
        {t('applications.openJobs')} <ExternalLink size={16} />
      </a>
    </>
  );
}
