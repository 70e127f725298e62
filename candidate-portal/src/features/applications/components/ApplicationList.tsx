import { ExternalLink, Trash2 } from 'lucide-react';
import { MAX_PAGE_SIZE } from '@byline/shared-types/domain';
import {
  useDeleteApplicationMutation,
  useListCandidateApplicationsQuery,
  type ApplicationResponse,
} from '../../../api';
import { Loaded } from '../../../components/ui/States';
import { buttonClass, IconButton } from '../../../components/ui/Button';
import { Rows } from '../../../components/ui/Shapes';
import { Pill } from '../../../components/ui/Pill';
import { useRemoval } from '../../../components/ui/useRemoval';
import { config } from '@byline/web-kit/config';
import { useLanguage, useT } from '@byline/web-kit/i18n';
import { formatDashed } from '@byline/web-kit/dates';
import layoutStyle from '../../../components/layout/layout.module.css';
import entriesStyle from '../../../components/ui/entries.module.css';
import textStyle from '../../../components/ui/text.module.css';

/** A candidate's own applications; the candidate can withdraw a pending one (docs/domain/recruiting.md#applying). */
export function ApplicationList({ candidateId }: { candidateId: string }) {
  const t = useT();
  const query = useListCandidateApplicationsQuery({ candidateId, limit: MAX_PAGE_SIZE, sort: ['-createdAt'] });
  return (
    <Loaded query={query} what={t('applications.notLoaded')} shape={<Rows />}>
      {({ records }) =>
        records.length === 0 ? (
          <NoApplications />
        ) : (
          <ul className={layoutStyle.sheet}>
            {records.map((application) => (
              <ApplicationRow key={application._id} application={application} />
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}

const LOOKS = { pending: 'wait', successful: 'good', rejected: undefined } as const;

function ApplicationRow({ application }: { application: ApplicationResponse }) {
  const t = useT();
  const removal = useRemoval();
  const [remove] = useDeleteApplicationMutation();
  const { _id, status, createdAt, employer, candidateReason } = application;
  const { title: job, languageId } = application.job;

  const removeIt = (): Promise<boolean> =>
    removal({
      question: t('applications.deleteQuestion', { job }),
      action: t('applications.deleteAction'),
      remove: () => remove({ id: _id }).unwrap(),
      removed: t('applications.deleted'),
    });

  return (
    <li className={entriesStyle.row}>
      <div>
        <h2 lang={languageId ?? undefined}>{job}</h2>
        {employer && <p className={`${textStyle.small} ${textStyle.secondary}`}>{employer}</p>}
        {candidateReason && <p className={textStyle.small}>{t('applications.reason', { reason: candidateReason })}</p>}
      </div>
      <span className={`${textStyle.small} ${textStyle.secondary} ${textStyle.nowrap}`}>
        {t('applications.applied', { date: formatDashed(createdAt) })}
      </span>
      <span>
        <Pill look={LOOKS[status]}>{t(`applications.${status}`)}</Pill>
      </span>
      {status === 'pending' ? (
        <IconButton icon={Trash2} label={t('applications.delete', { job })} onClick={() => void removeIt()} />
      ) : (
        <span />
      )}
    </li>
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
