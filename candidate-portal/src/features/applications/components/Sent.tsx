import { config } from '@byline/web-kit/config';
import type { ReactNode } from 'react';
import type { ApplicationResponse } from '../../../api';
import { Rich } from '../../../i18n/Rich';
import { AnswerText } from './AnswerText';
import noticeStyle from '../../../components/ui/notice.module.css';

/** Says that applications were sent, and until when the answer comes. `children` leads on. */
export function Sent({
  applications,
  children,
}: {
  applications: readonly ApplicationResponse[];
  children?: ReactNode;
}) {
  if (applications.length === 0) return null;
  return (
    <div className={noticeStyle.notice} role="status">
      {applications.map((application) => (
        <p key={application._id}>
          <SentText application={application} /> <AnswerText application={application} />
        </p>
      ))}
      {children}
    </div>
  );
}

/** Says that the candidate applied, or that the agency proposed them. */
export function SentText({ application: { job, proposed } }: { application: ApplicationResponse }) {
  const b = (words: ReactNode[]) => <strong lang={job.languageId ?? undefined}>{words}</strong>;
  if (proposed)
    return <Rich message="applications.proposedFor" values={{ agency: config.agencyName, job: job.title, b }} />;
  return <Rich message="applications.sent" values={{ job: job.title, b }} />;
}
