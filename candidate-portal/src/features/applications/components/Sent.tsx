import { formatDashed } from '@byline/web-kit/dates';
import { useT } from '@byline/web-kit/i18n';
import type { ReactNode } from 'react';
import type { ApplicationResponse } from '../../../api';
import { Rich } from '../../../i18n/Rich';
import noticeStyle from '../../../components/ui/notice.module.css';

/** Says that applications were sent, and until when the answer comes. `children` leads on. */
export function Sent({
  applications,
  children,
}: {
  applications: readonly ApplicationResponse[];
  children?: ReactNode;
}) {
  const t = useT();
  if (applications.length === 0) return null;
  return (
    <div className={noticeStyle.notice} role="status">
      {applications.map(({ _id, job, answerBy }) => (
        <p key={_id}>
          <Rich
            message="applications.sent"
            values={{
              job: job.title,
              b: (words: ReactNode[]) => <strong lang={job.languageId ?? undefined}>{words}</strong>,
            }}
          />{' '}
          {t('applications.answerBy', { date: formatDashed(answerBy) })}
        </p>
      ))}
      {children}
    </div>
  );
}
