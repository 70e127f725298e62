import { config } from '@byline/web-kit/config';
import { today } from '@byline/web-kit/dates';
import { useT } from '@byline/web-kit/i18n';
import type { ApplicationResponse } from '../../../api';
import { Work } from '../../../components/jobs/Work';
import { Pill } from '../../../components/ui/Pill';
import { answerOf, nextOf, stagesOf } from '../model';
import { AnswerText } from './AnswerText';
import { Track } from './Track';
import { Withdraw } from './Withdraw';
import style from './Application.module.css';
import textStyle from '../../../components/ui/text.module.css';

const LOOKS = { pending: 'wait', successful: 'good', rejected: undefined, withdrawn: undefined } as const;

/** One application: its stages, what happens next or why it ended, and the way to withdraw it. */
export function Application({ application }: { application: ApplicationResponse }) {
  const t = useT();
  const { status, employer, candidateReason, job, work } = application;
  return (
    <li className={style.application}>
      <header>
        <div>
          <h2 lang={job.languageId ?? undefined}>{job.title}</h2>
          {employer && <p className={`${textStyle.small} ${textStyle.secondary}`}>{employer}</p>}
          {work && (status === 'pending' || status === 'successful') && <Work work={work} />}
        </div>
        <Pill look={LOOKS[status]}>{t(`applications.${status}`)}</Pill>
      </header>
      {application.proposed && <p>{t('applications.proposed', { agency: config.agencyName })}</p>}
      <Track stages={stagesOf(application)} />
      {status === 'pending' && <Next application={application} />}
      {candidateReason && (
        <div className={style.why}>
          <p className={textStyle.strong}>{t('applications.reason')}</p>
          <p className={textStyle.asTyped}>{candidateReason}</p>
        </div>
      )}
    </li>
  );
}

function Next({ application }: { application: ApplicationResponse }) {
  const t = useT();
  const isOnTime = answerOf(application, today()) === 'applications.answerBy';
  return (
    <div className={style.next}>
      <p>
        <span className={textStyle.strong}>{t('applications.next')}.</span> {isOnTime && t(nextOf(application))}{' '}
        <AnswerText application={application} />
      </p>
      <Withdraw application={application} />
    </div>
  );
}
