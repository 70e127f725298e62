import { useAddressParams } from '@byline/web-kit/address';
import { useT } from '@byline/web-kit/i18n';
import { statusOf } from '@byline/web-kit/problems';
import { useNavigate, useParams } from 'react-router-dom';
import { useGetCandidateQuery, type CandidateResponse } from '../../api';
import { useRecruiters } from '../../api/lookups';
import { Page } from '../../components/layout/Page';
import { Pane } from '../../components/layout/Pane';
import { Boundary, ErrorState } from '../../components/ui/States';
import { Agenda } from '../../features/agenda/components/Agenda';
import { parseAgenda } from '../../features/agenda/agenda-address';
import type { PlannedFor } from '../../features/agenda/model';
import { displayName } from '../../lib/format';
import { isRecordId } from '../../lib/record-id';
import { useTitle } from '../../lib/useTitle';
import { NothingHere } from './NotFound';

/** `/agenda` shows all recruiters; `/agenda/{candidateId}` shows one candidate or recruiter. */
export function Component() {
  const { candidateId } = useParams();
  return candidateId ? <AgendaOf key={candidateId} id={candidateId} /> : <EverybodysAgenda />;
}

const plannedFor = ({ _id, firstname, name, availability, bookings }: CandidateResponse): PlannedFor => ({
  ...{ _id, firstname, name, availability, bookings },
});

/** With `?plan=` somebody plans an appointment with that candidate. */
function EverybodysAgenda() {
  const t = useT();
  useTitle(t('agenda.agenda'));
  const navigate = useNavigate();
  const [params] = useAddressParams();
  const { plan } = parseAgenda(params);
  const { data, isFetching } = useGetCandidateQuery({ id: plan ?? '' }, { skip: plan === null });
  const candidate = plan !== null && data?._id === plan ? plannedFor(data) : null;
  // An item that is added before the candidate is read would not be with them.
  const waits = plan !== null && candidate === null && isFetching;
  return (
    <Page>
      <Boundary>
        {waits ? (
          <Pane aria-label={t('agenda.agenda')} aria-busy />
        ) : (
          <Agenda
            of={null}
            candidate={candidate}
            onPlanned={candidate ? () => void navigate(`/candidates/${candidate._id}`) : undefined}
          />
        )}
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
          <Agenda of={person} candidate={recruiter || !currentData ? null : plannedFor(currentData)} />
        ) : (
          <Pane aria-label={t('agenda.agenda')}>
            {error && statusOf(error) !== 404 && <ErrorState error={error} onRetry={() => void refetch()} />}
          </Pane>
        )}
      </Boundary>
    </Page>
  );
}
