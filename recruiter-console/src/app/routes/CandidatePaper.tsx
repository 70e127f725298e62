import { useT } from '@byline/web-kit/i18n';
import { statusOf } from '@byline/web-kit/problems';
import { Button } from '../../components/ui/Button';
import { Printer, RotateCw } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import {
  useCandidateRecordQuery,
  useGetCandidateQuery,
  useListCalendarItemsQuery,
  useListApplicationsQuery,
  type CandidateRecord,
  type RecordParts,
} from '../../api';
import { applicationsOf, appointmentsOf } from '../../api/candidate-queries';
import { BackToProfile } from '../../components/candidate/BackToProfile';
import { Grow } from '../../components/layout/Grow';
import { Page } from '../../components/layout/Page';
import { Pane, PaneBody, PaneHead, Scroll } from '../../components/layout/Pane';
import { Stack } from '../../components/layout/Stack';
import { Banner } from '../../components/ui/Banner';
import { ListSkeleton } from '../../components/ui/ListSkeleton';
import { ErrorState } from '../../components/ui/States';
import { Text } from '../../components/ui/Text';
import { CandidateAppointments } from '../../features/agenda/components/CandidateAppointments';
import { CandidateApplications } from '../../features/applications/components/CandidateApplications';
import { ProfileOnPaper } from '../../features/profile/components/ProfileOnPaper';
import { displayName } from '../../lib/format';
import { usePrintDrawn } from '../../lib/usePrintDrawn';
import { useTitle } from '../../lib/useTitle';
import { WithCandidate } from './WithCandidate';
import { PAPER_PARTS } from './paper-parts';

const PARTS = Object.keys(PAPER_PARTS) as (keyof RecordParts)[];

export function Component() {
  const { id = '' } = useParams();
  return (
    <WithCandidate id={id}>
      <CandidatePaper key={id} id={id} />
    </WithCandidate>
  );
}

/** All data of a candidate for print, and the parts that failed to load. Leaves out parts that the user may not see. */
function useRecord(id: string) {
  const candidate = useGetCandidateQuery({ id }, { refetchOnMountOrArgChange: true });
  const applications = useListApplicationsQuery(applicationsOf(id), { refetchOnMountOrArgChange: true });
  const appointments = useListCalendarItemsQuery(appointmentsOf(id), { refetchOnMountOrArgChange: true });
  const parts = useCandidateRecordQuery(id);
  const record = parts.currentData;
  const unread = PARTS.filter((part) => record?.[part].error && statusOf(record[part].error) !== 403);
  return {
    candidate: candidate.currentData,
    record,
    error: candidate.error,
    isReading: [candidate, applications, appointments, parts].some(({ isFetching }) => isFetching),
    unread: [
      ...(applications.error ? (['profile.applications'] as const) : []),
      ...(appointments.error ? (['appointments.title'] as const) : []),
      ...unread.map((part) => PAPER_PARTS[part].title),
    ],
    readAgain: () => {
      for (const { refetch } of [candidate, applications, appointments, parts]) void refetch();
    },
  };
}

/**
 * The profile and the content of all tabs; opens the print dialog once everything has loaded
 * (docs/domain/interface.md#print).
 */
function CandidatePaper({ id }: { id: string }) {
  const t = useT();
  const { formatList } = useIntl();
  const { candidate, record, error, isReading, unread, readAgain } = useRecord(id);
  const name = candidate ? displayName(candidate) : '';
  useTitle(name || t('profile.title'));
  // A later refresh, such as of a colleague's change, must not take the page off the paper.
  const [wasRead, setWasRead] = useState(false);
  if (!isReading && !wasRead) setWasRead(true);
  const isHere = candidate !== undefined && record !== undefined && wasRead;
  const isWhole = isHere && !isReading && unread.length === 0;
  // Nor must it open the print dialog again.
  const [wasWhole, setWasWhole] = useState(false);
  if (isWhole && !wasWhole) setWasWhole(true);
  usePrintDrawn(wasWhole);
  return (
    <Page>
      <Pane aria-label={t('profile.print')}>
        <PaneHead size="bar" lined data-print="none">
          <BackToProfile id={id} candidate={candidate} />
          <Grow />
          <Button size="small" disabled={!isHere} onClick={() => window.print()}>
            <Printer />
            <FormattedMessage id="profile.printNow" />
          </Button>
        </PaneHead>
        {isReading && !isHere && <ListSkeleton />}
        {!isReading && !candidate && <ErrorState error={error} onRetry={readAgain} />}
        {isHere && (
          <Scroll>
            <PaneBody gap={20}>
              {unread.length > 0 && (
                <Banner
                  action={
                    <Button size="small" onClick={readAgain}>
                      <RotateCw />
                      <FormattedMessage id="state.retry" />
                    </Button>
                  }
                >
                  <FormattedMessage
                    id="profile.unread"
                    values={{ parts: formatList(unread.map((title) => t(title))) }}
                  />
                </Banner>
              )}
              <ProfileOnPaper
                candidate={candidate}
                applications={<CandidateApplications candidateId={id} readOnly />}
                appointments={<CandidateAppointments candidateId={id} readOnly />}
              />
              {PARTS.map((part) => (
                <Part key={part} part={part} record={record} />
              ))}
            </PaneBody>
          </Scroll>
        )}
      </Pane>
    </Page>
  );
}

function Part<P extends keyof RecordParts>({ part, record }: { part: P; record: CandidateRecord }) {
  const { title, none, draw } = PAPER_PARTS[part];
  const { data } = record[part];
  if (!data) return null;
  return (
    <Stack gap={12}>
      <Text as="h2" size="panel">
        <FormattedMessage id={title} />
      </Text>
      {data.length > 0 ? (
        draw(data)
      ) : (
        <Text as="p" tone="muted">
          <FormattedMessage id={none} />
        </Text>
      )}
    </Stack>
  );
}
