import { formatMoment } from '@byline/web-kit/dates';
import { FormattedMessage } from 'react-intl';
import { EXACT, useListEmailsQuery } from '../../../api';
import { DayLine } from '../../../components/day/DayLine';
import { DaySection } from '../../../components/day/DaySection';
import { List } from '../../../components/ui/List';
import { lastAnswer } from '../../../lib/list-state/last-answer';

const SHOWN = 5;

/** The latest mails that no server took, with the way to the candidate's mails. */
export function FailedMails() {
  const answer = lastAnswer(
    useListEmailsQuery(
      { filter: { status: 'failed' }, sort: ['-createdAt'], limit: SHOWN, prefer: EXACT },
      { refetchOnMountOrArgChange: true },
    ),
  );
  const mails = answer.data?.records ?? [];
  return (
    <DaySection
      title={<FormattedMessage id="day.failed" />}
      answer={answer}
      count={answer.data?.totalCount ?? 0}
      all={mails[0]?.candidateId ? `/candidates/${mails[0].candidateId}?tab=mail` : '/candidates'}
    >
      <List>
        {mails.map(({ _id, candidateId, subject, to, createdAt, reason }) => (
          <DayLine
            key={_id}
            to={candidateId ? `/candidates/${candidateId}?tab=mail` : '/candidates'}
            title={subject}
            when={formatMoment(createdAt)}
            about={[to?.name ?? to?.email, reason].filter(Boolean).join(' · ')}
          />
        ))}
      </List>
    </DaySection>
  );
}
