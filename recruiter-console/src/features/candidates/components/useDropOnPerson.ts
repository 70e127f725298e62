import { useT } from '@byline/web-kit/i18n';
import { useNotify } from '@byline/web-kit/ui';
import { useAddFiles } from '../../../components/candidate/useAddFiles';
import { useTakeFiles } from '../../../lib/file-drops';

/** Adds a file that the user drops on a row to its candidate, and one beside the rows to the candidate of the open card. */
export function useDropOnPerson(open: string | null): void {
  const t = useT();
  const notify = useNotify();
  const { add } = useAddFiles(notify);
  useTakeFiles((files, target) => {
    const row = target.closest('[data-row], [data-record]');
    const id = row?.getAttribute('data-row') ?? row?.getAttribute('data-record') ?? open;
    if (id) void add(id, files);
    else notify(t('candidates.dropOnPerson'));
  });
}
