import { useT } from '@byline/web-kit/i18n';
import { statusOf } from '@byline/web-kit/problems';
import { useParams } from 'react-router-dom';
import { useGetCandidateQuery } from '../../api';
import { useRecruiters } from '../../api/lookups';
import { Page } from '../../components/layout/Page';
import { Pane } from '../../components/layout/Pane';
import { Boundary, ErrorState } from '../../components/ui/States';
import { Agenda } from '../../features/agenda/components/Agenda';
import { displayName } from '../../lib/format';
import { isRecordId } from '../../lib/record-id';
import { useTitle } from '../../lib/useTitle';
import { NothingHere } from './NotFound';

/** `/agenda` shows all recruiters; `/agenda/{candidateId}` shows one candidate or recruiter. */
export function Component() {
  const { candidateId } = useParams();
  return candidateId ? <AgendaOf key={candidateId} id={candidateId} /> : <EverybodysAgenda />;
}

function EverybodysAgenda() {
  useTitle(useT()('agenda.agenda'));
  return (
    <Page>
      <Boundary>
        <Agenda of={null} />
      </Boundary>
    </Page>
  );
}

function AgendaOf({ id }: { id: string }) {
  const t = useT();
  const { find, recruiters } = useRecruiters();
  const recruiter = find(id);
  const isId = isRecordId(id);
  const { currentData, error, refetch } = useGetCandidateQuery({ id }, { skip: !isId || recruiter !== undefined });
  const person = recruiter ?? currentData;
  useTitle(person ? t('agenda.of', { name: displayName(person) }) : t('agenda.agenda'));
  // A 404 may be a recruiter's id, so this waits for the list of recruiters.
  if (!isId || (statusOf(error) === 404 && recruiters.length > 0 && !recruiter))
    return <NothingHere title="agenda.nobody" text="agenda.nobodyText" to="/agenda" leads="agenda.all" />;
  return (
    <Page>
      <Boundary>
        {person ? (
          <Agenda of={person} />
        ) : (
          <Pane aria-label={t('agenda.agenda')}>
            {error && statusOf(error) !== 404 && <ErrorState error={error} onRetry={() => void refetch()} />}
          </Pane>
        )}
      </Boundary>
    </Page>
  );
}
