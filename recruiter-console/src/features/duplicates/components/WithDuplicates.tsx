import type { ReactNode } from 'react';
import { useListDuplicatesQuery, useListMergesQuery } from '../../../api';
import { duplicatesOf, mergesOf } from '../../../api/candidate-queries';
import { MaybeSame } from './MaybeSame';
import { MergedPairs } from './MergedPairs';

interface WithDuplicatesProps {
  candidateId: string;
  /** Draws the profile. The lines are null until those of the first candidate are known, because they would push down what is drawn already. */
  children: (lines: ReactNode) => ReactNode;
}

/**
 * A profile with lines about people who may be the same, and those who became part of it while that can be undone. The next
 * candidate does not wait for lines: they are usually loaded ahead, and a late one moves what the user has just asked for.
 */
export function WithDuplicates({ candidateId, children }: WithDuplicatesProps) {
  const duplicates = useListDuplicatesQuery(duplicatesOf(candidateId));
  const merges = useListMergesQuery(mergesOf(candidateId));
  if (duplicates.isLoading || merges.isLoading) return children(null);
  const [pairs, undoable] = [duplicates.currentData?.records ?? [], merges.currentData?.records ?? []];
  return children(
    <>
      {pairs.length > 0 && <MaybeSame candidateId={candidateId} pairs={pairs} />}
      {undoable.length > 0 && <MergedPairs merges={undoable} here />}
    </>,
  );
}
