import { formatDay } from '@byline/web-kit/dates';
import { Link } from 'react-router-dom';
import type { ApplicationResponse } from '../../../api';
import { Avatar } from '../../../components/ui/Avatar';
import { ListSkeleton } from '../../../components/ui/ListSkeleton';
import { ApplicationPill } from '../../../components/ui/Pill';
import { displayName } from '../../../lib/format';
import { Decisions } from './application-columns';

interface ApplicationCardsProps {
  label: string;
  rows: readonly ApplicationResponse[];
  withJob: boolean;
  loadingRows?: number;
  onApprove: (application: ApplicationResponse) => void;
  onDecline: (application: ApplicationResponse) => void;
}

/** The applications on a phone. */
export function ApplicationCards({ label, rows, withJob, loadingRows, ...actions }: ApplicationCardsProps) {
  if (loadingRows !== undefined) return <ListSkeleton rows={loadingRows} />;
  return (
    <ul className="cards" aria-label={label}>
      {rows.map((application) => (
        <li key={application._id}>
          <Avatar person={application.candidate} size="l" />
          <div className="col">
            <Link className="t-m cut card-link" to={`/candidates/${application.candidate._id}`}>
              {displayName(application.candidate)}
            </Link>
            {withJob && <span className="sub cut">{`${application.job.title} · ${application.job.client}`}</span>}
            <span className="sub t-xs">{formatDay(application.createdAt)}</span>
          </div>
          <ApplicationPill status={application.status} />
          <div style={{ gridColumn: '2 / -1' }}>
            <Decisions application={application} {...actions} />
          </div>
        </li>
      ))}
    </ul>
  );
}
