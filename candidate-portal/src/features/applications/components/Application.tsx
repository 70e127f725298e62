import { today } from '@byline/web-kit/dates';
import { useT } from '@byline/web-kit/i18n';
import { FormattedMessage } from 'react-intl';
import { useDeleteApplicationMutation, type ApplicationResponse } from '../../../api';
import { TextButton } from '../../../components/ui/Button';
import { Day } from '../../../components/ui/Day';
import { Pill } from '../../../components/ui/Pill';
import { useRemoval } from '../../../components/ui/useRemoval';
import { isLate, nextOf, stagesOf } from '../model';
import { Track } from './Track';
import style from './Application.module.css';
import textStyle from '../../../components/ui/text.module.css';

const LOOKS = { pending: 'wait', successful: 'good', rejected: undefined, withdrawn: undefined } as const;

/** One application: its stages, what happens next or why it ended, and the way to withdraw it. */
export function Application({ application }: { application: ApplicationResponse }) {
  const t = useT();
  const { status, employer, candidateReason, job } = application;
  return (
    <li className={style.application}>
      <header>
        <div>
          <h2 lang={job.languageId ?? undefined}>{job.title}</h2>
          {employer && <p className={`${textStyle.small} ${textStyle.secondary}`}>{employer}</p>}
        </div>
        <Pill look={LOOKS[status]}>{t(`applications.${status}`)}</Pill>
      </header>
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
  const removal = useRemoval();
  const [remove] = useDeleteApplicationMutation();
  const { _id, answerBy } = application;
  const { title: job } = application.job;
  const date = <Day key="date" value={answerBy} />;

  const withdraw = (): Promise<boolean> =>
    removal({
      question: t('applications.deleteQuestion', { job }),
      action: t('applications.deleteAction'),
      remove: () => remove({ id: _id }).unwrap(),
      removed: t('applications.deleted'),
    });

  return (
    <div className={style.next}>
      <p>
        <span className={textStyle.strong}>{t('applications.next')}.</span>{' '}
        {isLate(application, today()) ? (
          <FormattedMessage id="applications.late" values={{ date }} />
        ) : (
          <>
            {t(nextOf(application))} <FormattedMessage id="applications.answerBy" values={{ date }} />
          </>
        )}
      </p>
      <TextButton aria-label={t('applications.delete', { job })} onClick={() => void withdraw()}>
        {t('applications.deleteShort')}
      </TextButton>
    </div>
  );
}
