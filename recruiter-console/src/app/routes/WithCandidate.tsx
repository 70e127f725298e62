import { DraftOwnerContext, moveDrafts, useHasTyped } from '@byline/web-kit/form';
import { useT } from '@byline/web-kit/i18n';
import { statusOf } from '@byline/web-kit/problems';
import { useNotify } from '@byline/web-kit/ui';
import { use, useEffect, useEffectEvent, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useGetCandidateQuery } from '../../api';
import { lastList } from '../../lib/candidate-list/last-list';
import { displayName } from '../../lib/format';
import { isRecordId } from '../../lib/record-id';
import { NothingHere } from './NotFound';

/**
 * The page of a candidate, or a message if the candidate does not exist. If a colleague erases the candidate while the
 * user types, the page stays, so the typed text is not lost. If a colleague merges the candidate, the page of the one who
 * stays takes over the drafts.
 */
export function WithCandidate({ id, children }: { id: string; children: ReactNode }) {
  const isId = isRecordId(id);
  const { currentData, error } = useGetCandidateQuery({ id }, { skip: !isId });
  const hasTyped = useHasTyped();
  const isGone = statusOf(error) === 404;
  const isTyped = isGone && currentData !== undefined && hasTyped();
  const location = useLocation();
  useTakenDrafts(id, (location.state as { merged?: Merged } | null)?.merged);
  // A merged candidate is part of another one by now.
  if (currentData && currentData._id !== id)
    return (
      <Navigate
        to={`${location.pathname.replace(id, currentData._id)}${location.search}`}
        replace
        state={{ merged: { id, name: displayName(currentData) } satisfies Merged }}
      />
    );
  return isId && (!isGone || isTyped) ? children : <NoCandidate />;
}

interface Merged {
  id: string;
  name: string;
}

/** Moves the drafts of a merged candidate once its forms are closed, and says so. */
function useTakenDrafts(id: string, merged: Merged | undefined): void {
  const owner = use(DraftOwnerContext);
  const notify = useNotify();
  const t = useT();
  const take = useEffectEvent(({ id: from, name }: Merged) => {
    if (owner !== null && moveDrafts(owner, from, id)) notify(t('layout.mergedWhileTyping', { name }));
  });
  useEffect(() => {
    if (merged && merged.id !== id) take(merged);
  }, [merged, id]);
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
