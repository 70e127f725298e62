import { statusOf } from '@byline/web-kit/problems';
import { useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { useGetCandidateQuery } from '../../api';
import { useRecruiters } from '../../api/lookups';
import { Page } from '../../components/layout/Page';
import { Pane } from '../../components/layout/Pane';
import { Boundary, ErrorState } from '../../components/ui/States';
import { Agenda } from '../../features/agenda/components/Agenda';
import { messages } from '../../features/agenda/messages';
import { displayName } from '../../lib/format';
import { isRecordId } from '../../lib/record-id';
import { useTitle } from '../../lib/useTitle';
import { NothingHere } from './NotFound';

/** `/agenda`, of everybody, and `/agenda/{candidateId}`, of one candidate or recruiter. */
export function Component() {
  const { candidateId } = useParams();
  return candidateId ? <AgendaOf key={candidateId} id={candidateId} /> : <EverybodysAgenda />;
}

function EverybodysAgenda() {
  useTitle(useIntl().formatMessage(messages.agenda));
  return (
    <Page>
      <Boundary>
        <Agenda of={null} />
      </Boundary>
    </Page>
  );
}

function AgendaOf({ id }: { id: string }) {
  const { formatMessage } = useIntl();
  const { find, recruiters } = useRecruiters();
  const recruiter = find(id);
  const isId = isRecordId(id);
  const { currentData, error, refetch } = useGetCandidateQuery({ id }, { skip: !isId || recruiter !== undefined });
  const person = recruiter ?? currentData;
  useTitle(person ? formatMessage(messages.of, { name: displayName(person) }) : formatMessage(messages.agenda));
  // A recruiter is no candidate: who is which is known once the recruiters are.
  if (!isId || (statusOf(error) === 404 && recruiters.length > 0 && !recruiter))
    return <NothingHere title={messages.nobody} text={messages.nobodyText} to="/agenda" leads={messages.all} />;
  return (
    <Page>
      <Boundary>
        {person ? (
          <Agenda of={person} />
        ) : (
          <Pane aria-label={formatMessage(messages.agenda)}>
            {error && statusOf(error) !== 404 && <ErrorState error={error} onRetry={() => void refetch()} />}
          </Pane>
        )}
      </Boundary>
    </Page>
  );
}
