import { CV_FILE_TYPES } from '@byline/shared-types/domain';
import { refusalOf } from '@byline/web-kit/files';
import { useT } from '@byline/web-kit/i18n';
import { useNotify } from '@byline/web-kit/ui';
import { useAddFiles } from '../../../components/candidate/useAddFiles';
import { useTakeFiles } from '../../../lib/file-drops';

const isCv = (file: File | undefined): file is File => file !== undefined && refusalOf(file, CV_FILE_TYPES) === null;

/**
 * Adds a file that the user drops on a row to its candidate, and one beside the rows to the candidate of the open card. Without an open card
 * a CV begins a new candidate.
 */
export function useDropOnPerson(open: string | null, onCv: ((file: File) => void) | undefined): void {
  const t = useT();
  const notify = useNotify();
  const { add } = useAddFiles(notify);
  useTakeFiles((files, target) => {
    const row = target.closest('[data-row], [data-record]');
    const id = row?.getAttribute('data-row') ?? row?.getAttribute('data-record') ?? open;
    const [file] = files;
    if (id) void add(id, files);
    else if (onCv && files.length === 1 && isCv(file)) onCv(file);
    else notify(t('candidates.dropOnPerson'));
  });
}
