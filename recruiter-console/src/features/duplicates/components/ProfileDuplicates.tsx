import { useListMergesQuery } from '../../../api';
import { MaybeSame } from './MaybeSame';
import { MergedPairs } from './MergedPairs';

/** Lines of a profile: people who may be the same, and those who became part of it while that can be undone. */
export function ProfileDuplicates({ candidateId }: { candidateId: string }) {
  const { currentData } = useListMergesQuery({ filter: { candidateId } });
  const merges = currentData?.records ?? [];
  return (
    <>
      <MaybeSame candidateId={candidateId} />
      {merges.length > 0 && <MergedPairs merges={merges} here />}
    </>
  );
}
