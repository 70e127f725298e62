import { formatDay } from '@byline/web-kit/dates';
import { Link } from 'react-router-dom';
import type { CandidateListItemResponse } from '../../../api';
import { Rate } from '../../../components/candidate/rate';
import { Languages, useByline } from '../../../components/candidate/texts';
import { Avatar } from '../../../components/ui/Avatar';
import { Skeleton, SkeletonBar, SkeletonDisc } from '@byline/web-kit/ui';
import { StatusPill } from '../../../components/ui/Pill';
import { displayName } from '../../../lib/format';

interface CandidateCardsProps {
  label: string;
  rows: readonly CandidateListItemResponse[];
  loadingRows?: number;
}

/** The list on a phone: one card a candidate, which opens the profile. */
export function CandidateCards({ label, rows, loadingRows }: CandidateCardsProps) {
  const byline = useByline();
  if (loadingRows !== undefined) {
    return (
      <Skeleton>
        {Array.from({ length: loadingRows }, (_, row) => (
          <div className="row g12" key={row} style={{ padding: '12px 16px', borderBottom: '1px solid var(--border)' }}>
            <SkeletonDisc size={40} />
            <span className="col g8 grow">
              <SkeletonBar width={`${50 + ((row * 13) % 30)}%`} />
              <SkeletonBar width={`${35 + ((row * 19) % 30)}%`} />
              <SkeletonBar width="45%" />
            </span>
          </div>
        ))}
      </Skeleton>
    );
  }
  return (
    <ul className="cards" aria-label={label}>
      {rows.map((candidate) => (
        <li key={candidate._id}>
          <Avatar person={candidate} size="l" />
          <div className="col">
            <Link className="t-m cut card-link" to={`/candidates/${candidate._id}`} title={displayName(candidate)}>
              {displayName(candidate)}
            </Link>
            <span className="sub cut">{byline(candidate)}</span>
            <span className="row g6" style={{ marginTop: 4 }}>
              <Rate price={candidate.candidateInfo.pricePerWord} functionName={candidate.function} />
              <span className="sub" aria-hidden="true">
                ·
              </span>
              <span className="cut">
                <Languages skills={candidate.candidateInfo.skillSet} />
              </span>
            </span>
          </div>
          <div className="col" style={{ alignItems: 'flex-end', justifyContent: 'space-between' }}>
            <StatusPill status={candidate.status} archived={candidate.archived} />
            <span className="sub t-xs">{formatDay(candidate.modifiedAt)}</span>
          </div>
        </li>
      ))}
    </ul>
  );
}
