import { ExternalLink } from 'lucide-react';
import { useLanguage, useT } from '@byline/web-kit/i18n';
import { config } from '@byline/web-kit/config';
import { buttonClass } from '../../../components/ui/Button';
import { Rows } from '../../../components/ui/Shapes';
import { Loaded } from '../../../components/ui/States';
import { useOwnApplications } from '../useOwnApplications';
import { Application } from './Application';
import { Sent } from './Sent';
import layoutStyle from '../../../components/layout/layout.module.css';
import textStyle from '../../../components/ui/text.module.css';

interface ApplicationListProps {
  candidateId: string;
  /** The job that the candidate has just applied for. */
  sentJobId?: string | null;
}

/** A candidate's own applications with their stages (docs/domain/recruiting.md#stages). */
export function ApplicationList({ candidateId, sentJobId = null }: ApplicationListProps) {
  const t = useT();
  const query = useOwnApplications(candidateId);
  return (
    <Loaded query={query} what={t('applications.notLoaded')} shape={<Rows />}>
      {({ records }) =>
        records.length === 0 ? (
          <NoApplications />
        ) : (
          <>
            <Sent applications={records.filter(({ jobId, status }) => jobId === sentJobId && status === 'pending')} />
            <ul className={layoutStyle.sheet}>
              {records.map((application) => (
                <Application key={application._id} application={application} />
              ))}
            </ul>
          </>
        )
      }
    </Loaded>
  );
}

function NoApplications() {
  const t = useT();
  const language = useLanguage();
  return (
    <section className={`${layoutStyle.sheet} ${layoutStyle.empty}`} aria-labelledby="none">
      <h2 id="none">{t('applications.none')}</h2>
      <p className={textStyle.lead}>{t('applications.noneText')}</p>
      <a className={buttonClass({ look: 'line' })} href={config.links.jobs[language]}>
        {t('applications.openJobs')} <ExternalLink size={16} />
      </a>
    </section>
  );
}
