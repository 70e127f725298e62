import { Briefcase } from 'lucide-react';
import { MAX_PAGE_SIZE } from '@byline/shared-types/domain';
import { formatDay } from '@byline/web-kit/dates';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { EXACT, useListApplicationsQuery, type ApplicationResponse } from '../../../api';
import { ListSkeleton } from '../../../components/ui/ListSkeleton';
import { ApplicationPill } from '../../../components/ui/Pill';
import { EmptyState, ErrorState } from '../../../components/ui/States';
import { messages } from '../messages';
import { Decisions } from './application-columns';
import { DeclineDialog } from './DeclineDialog';
import { useApprove } from './useApprove';

/** What one candidate applied for, to approve or decline beside the profile. */
export function CandidateApplications({ candidateId }: { candidateId: string }) {
  const { formatMessage } = useIntl();
  const approve = useApprove();
  const [declining, setDeclining] = useState<ApplicationResponse | null>(null);
  const { currentData, error, refetch } = useListApplicationsQuery({
    filter: { candidateId: [candidateId] },
    sort: '-createdAt',
    limit: MAX_PAGE_SIZE,
    prefer: EXACT,
  });
  if (!currentData)
    return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <ListSkeleton rows={2} />;
  if (currentData.records.length === 0) {
    return (
      <EmptyState
        icon={Briefcase}
        title={formatMessage(messages.noneOfCandidate)}
        text={formatMessage(messages.noneOfCandidateText)}
      />
    );
  }
  return (
    <>
      <ul className="list">
        {currentData.records.map((application) => (
          <li className="note" key={application._id}>
            <div className="row">
              <Link className="med cut grow card-link" to={`/jobs/${application.jobId}/applications`}>
                {application.job.title}
              </Link>
              <ApplicationPill status={application.status} />
            </div>
            <div className="row">
              <span className="sub grow cut">
                {application.job.client} ·{' '}
                <FormattedMessage {...messages.appliedOn} values={{ date: formatDay(application.createdAt) }} />
              </span>
              <Decisions
                application={application}
                onApprove={() => void approve([application])}
                onDecline={() => setDeclining(application)}
              />
            </div>
          </li>
        ))}
      </ul>
      {declining && (
        <DeclineDialog
          applications={[declining]}
          onClose={() => setDeclining(null)}
          onDone={() => setDeclining(null)}
        />
      )}
    </>
  );
}
