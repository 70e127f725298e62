import { useDialogs } from '@byline/web-kit/ui';
import { useEffect, useState } from 'react';
import { usePrintDrawn } from '../../lib/usePrintDrawn';
import { usePrintKey } from '../../lib/usePrintKey';
import { useOnce } from '../../lib/useOnce';
import { onPaper, type TaskListState } from './list-state';

/**
 * The list for paper, once its rows are read after Ctrl+P and until it is printed; null otherwise. After an error the
 * list stays as it was (docs/domain/interface.md#print).
 * @param read reads the rows
 */
export function usePaper(
  shown: TaskListState,
  read: (state: TaskListState) => Promise<{ error?: unknown }>,
): TaskListState | null {
  const { showError } = useDialogs();
  const [paper, setPaper] = useState<TaskListState | null>(null);
  const prepare = useOnce(async () => {
    const state = onPaper(shown);
    const { error } = await read(state);
    if (error) showError(error);
    else setPaper(state);
  });
  usePrintKey(() => void prepare());
  useEffect(() => {
    const end = (): void => setPaper(null);
    window.addEventListener('afterprint', end);
    return () => window.removeEventListener('afterprint', end);
  }, []);
  usePrintDrawn(paper !== null);
  return paper;
}
