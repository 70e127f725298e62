import { formatDay, today } from '@byline/web-kit/dates';
import { useT } from '@byline/web-kit/i18n';
import { useCurrentUser } from '@byline/web-kit/session';
import { FormattedMessage } from 'react-intl';
import { EXACT, useListApplicationsQuery, type ApplicationResponse, type ListApplicationsApiArg } from '../../../api';
import { DayLine } from '../../../components/day/DayLine';
import { DaySection } from '../../../components/day/DaySection';
import { List } from '../../../components/ui/List';
import { addDays } from '../../../lib/days';
import { displayName } from '../../../lib/format';
import { lastAnswer } from '../../../lib/list-state/last-answer';

const SHOWN = 5;
/** Days after which an application is no longer new. */
const NEW_DAYS = 7;
const ALL = '/jobapplications?status=pending';

/** Names the job, and says that it was removed. */
function useAbout(): (job: ApplicationResponse['job']) => string {
  const t = useT();
  return ({ title, client, isRemoved }) =>
    [title, client, isRemoved ? t('applications.jobRemoved') : ''].filter(Boolean).join(' · ');
}

function useSome(query: ListApplicationsApiArg) {
  return lastAnswer(
    useListApplicationsQuery({ ...query, limit: SHOWN, prefer: EXACT }, { refetchOnMountOrArgChange: true }),
  );
}

/** The pending applications of the last days, without the user's own proposals, which the user already knows. */
export function NewApplications() {
  const about = useAbout();
  const me = useCurrentUser()._id;
  const answer = useSome({
    filter: { status: ['pending'], createdAt: { from: addDays(today(), -NEW_DAYS) }, notProposedBy: [me] },
    sort: ['-createdAt'],
  });
  return (
    <DaySection
      title={<FormattedMessage id="day.applications" />}
      answer={answer}
      count={answer.data?.totalCount ?? 0}
      all={ALL}
    >
      <List>
        {answer.data?.records.map(({ _id, candidateId, candidate, job, createdAt }) => (
          <DayLine
            key={_id}
            to={`/candidates/${candidateId}?tab=applications`}
            title={candidate ? displayName(candidate) : '…'}
            when={formatDay(createdAt)}
            about={about(job)}
          />
        ))}
      </List>
    </DaySection>
  );
}

/** The pending applications whose promised answer is due; a late one says since when. */
export function PromisedAnswers() {
  const about = useAbout();
  const day = today();
  const answer = useSome({ filter: { status: ['pending'], answerBy: { to: day } }, sort: ['answerBy'] });
  return (
    <DaySection
      title={<FormattedMessage id="day.promised" />}
      answer={answer}
      count={answer.data?.totalCount ?? 0}
      all={ALL}
    >
      <List>
        {answer.data?.records.map(({ _id, candidateId, candidate, job, answerBy }) => (
          <DayLine
            key={_id}
            to={`/candidates/${candidateId}?tab=applications`}
            title={candidate ? displayName(candidate) : '…'}
            when={
              answerBy < day ? (
                <FormattedMessage id="day.late" values={{ date: formatDay(answerBy) }} />
              ) : (
                <FormattedMessage id="day.promisedToday" />
              )
            }
            about={about(job)}
          />
        ))}
      </List>
    </DaySection>
  );
}
