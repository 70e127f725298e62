import { toProblem } from '@byline/web-kit/problems';
import type { ReactNode } from 'react';
import { useGetMediumQuery, type MediumResponse } from '../../../api';
import { Pane } from '../../../components/layout/Pane';
import { ListSkeleton } from '../../../components/ui/ListSkeleton';
import { ErrorState } from '../../../components/ui/States';
import { isRecordId } from '../../../lib/record-id';
import { Gone } from './Gone';

/** Loads the medium of the address for its children. */
export function WithMedium({ id, children }: { id: string; children: (medium: MediumResponse) => ReactNode }) {
  const valid = isRecordId(id);
  const { currentData, error, refetch } = useGetMediumQuery({ id }, { skip: !valid });
  if (currentData) return children(currentData);
  const missing = !valid || toProblem(error)?.status === 404;
  return (
    <Pane>
      {missing && <Gone title="mediums.gone" page />}
      {!missing && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!missing && !error && <ListSkeleton rows={5} />}
    </Pane>
  );
}
