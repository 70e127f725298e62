import { longDay } from '@byline/shared-types/domain';
import { useLanguage, useT } from '@byline/web-kit/i18n';
import type { ApplicationResponse } from '../../../api';
import { stageOf } from '../model';
import { AnswerText } from './AnswerText';
import { SentText } from './Sent';
import { Withdraw } from './Withdraw';
import noticeStyle from '../../../components/ui/notice.module.css';
import textStyle from '../../../components/ui/text.module.css';

/** The sent applications in short: the stage that each has reached, its answer, and the way to withdraw it. */
export function Followed({ applications }: { applications: readonly ApplicationResponse[] }) {
  return applications
    .filter(({ status }) => status !== 'withdrawn')
    .map((application) => <OneFollowed key={application._id} application={application} />);
}

function OneFollowed({ application }: { application: ApplicationResponse }) {
  const t = useT();
  const language = useLanguage();
  const { status, candidateReason } = application;
  const isPending = status === 'pending';
  const { label, name = '', at } = stageOf(application);
  return (
    <div className={noticeStyle.notice}>
      <p role="status">
        <SentText application={application} /> {isPending && <AnswerText application={application} />}
      </p>
      <p className={`${textStyle.small} ${textStyle.secondary}`}>
        {t('applications.stage', { stage: t(label, { name }), date: at ? longDay(at, language) : '' })}
      </p>
      {candidateReason && <p className={textStyle.asTyped}>{candidateReason}</p>}
      {isPending && <Withdraw application={application} />}
    </div>
  );
}
