import { statusOf } from '@byline/web-kit/problems';
import type { ReactNode } from 'react';
import { useGetCandidateQuery } from '../../api';
import { layout } from '../../components/layout/messages';
import { messages as profile } from '../../features/profile/messages';
import { lastList } from '../../lib/candidate-list/last-list';
import { isRecordId } from '../../lib/record-id';
import { NothingHere } from './NotFound';

/** The page of a candidate; for an id that is nobody's, or no longer, all of the page says so. */
export function KnownCandidate({ id, children }: { id: string; children: ReactNode }) {
  const isId = isRecordId(id);
  const { error } = useGetCandidateQuery({ id }, { skip: !isId });
  return isId && statusOf(error) !== 404 ? children : <NoCandidate />;
}

function NoCandidate() {
  const list = lastList();
  return (
    <NothingHere
      title={layout.noCandidate}
      text={layout.noCandidateText}
      to={`/candidates${list && `?${list}`}`}
      leads={profile.all}
    />
  );
}
