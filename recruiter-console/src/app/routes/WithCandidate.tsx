import { useHasTyped } from '@byline/web-kit/form';
import { statusOf } from '@byline/web-kit/problems';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useGetCandidateQuery } from '../../api';
import { lastList } from '../../lib/candidate-list/last-list';
import { isRecordId } from '../../lib/record-id';
import { NothingHere } from './NotFound';

/**
 * The page of a candidate, or a message if the candidate does not exist. If a colleague erases the candidate while the
 * user types, the page stays, so the typed text is not lost.
 */
export function WithCandidate({ id, children }: { id: string; children: ReactNode }) {
  const isId = isRecordId(id);
  const { currentData, error } = useGetCandidateQuery({ id }, { skip: !isId });
  const hasTyped = useHasTyped();
  const isGone = statusOf(error) === 404;
  const isTyped = isGone && currentData !== undefined && hasTyped();
  const { pathname, search } = useLocation();
  // A merged candidate is part of another one by now.
  if (currentData && currentData._id !== id)
    return <Navigate to={`${pathname.replace(id, currentData._id)}${search}`} replace />;
  return isId && (!isGone || isTyped) ? children : <NoCandidate />;
}

function NoCandidate() {
  const list = lastList();
  return (
    <NothingHere
      title="layout.noCandidate"
      text="layout.noCandidateText"
      to={`/candidates${list && `?${list}`}`}
      leads="profile.all"
    />
  );
}
