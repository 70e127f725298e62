import { config } from '@byline/web-kit/config';
import { formatDashed } from '@byline/web-kit/dates';
import { useLanguage, useT, type Translate } from '@byline/web-kit/i18n';
import { functionName } from '@byline/web-kit/names';
import { ExternalLink } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useListPublicJobsQuery, type PublicJobResponse } from '../../../api';
import { OPEN_JOBS } from '../../../api/open-jobs';
import layoutStyle from '../../../components/layout/layout.module.css';
import buttonStyle from '../../../components/ui/button.module.css';
import textStyle from '../../../components/ui/text.module.css';
import style from './JobClosed.module.css';

const SHOWN = 3;

const addressOf = ({ _id, campaigns: [campaign] }: PublicJobResponse): string =>
  campaign === undefined ? `/jobs/apply/${_id}` : `/apply/${campaign}/${_id}`;

function periodOf(job: PublicJobResponse, t: Translate): string | null {
  const from = job.from && formatDashed(job.from);
  const to = job.to && formatDashed(job.to);
  return from && to ? t('apply.period', { from, to }) : (from ?? to);
}

/** Function, place and period; the period does not wrap. */
function About({ job }: { job: PublicJobResponse }) {
  const t = useT();
  const period = periodOf(job, t);
  const rest = [job.function && functionName(t, job.function), job.location].filter(Boolean).join(' · ');
  return (
    <p className={`${textStyle.small} ${textStyle.secondary}`}>
      {rest}
      {rest && period && ' · '}
      {period && <span className={textStyle.nowrap}>{period}</span>}
    </p>
  );
}

/** Says that the job is gone, and lists the open ones (docs/domain/recruiting.md#applying). */
export function JobClosed() {
  const t = useT();
  const language = useLanguage();
  const { data, isLoading } = useListPublicJobsQuery(OPEN_JOBS);
  const open = (data?.records ?? []).filter(({ timeState }) => timeState !== 'finished').slice(0, SHOWN);
  return (
    <>
      <header className={style.shut}>
        <h1>{t('apply.closed')}</h1>
        {!isLoading && <p className={textStyle.lead}>{t(open.length > 0 ? 'apply.openNow' : 'apply.noneOpen')}</p>}
      </header>
      {open.length > 0 && (
        <ul className={`${layoutStyle.sheet} ${style.list}`} aria-label={t('apply.openJobs')}>
          {open.map((job) => (
            <li className={style.job} key={job._id}>
              <h2>
                <Link to={addressOf(job)} lang={job.languageId}>
                  {job.title}
                </Link>
              </h2>
              <About job={job} />
            </li>
          ))}
        </ul>
      )}
      <p className={`${layoutStyle.links} ${style.ways}`}>
        <a className={buttonStyle.text} href={config.links.jobs[language]}>
          {t('apply.allOpen')} <ExternalLink size={16} />
        </a>
        <Link className={buttonStyle.text} to="/">
          {t('common.backToLogin')}
        </Link>
      </p>
    </>
  );
}
