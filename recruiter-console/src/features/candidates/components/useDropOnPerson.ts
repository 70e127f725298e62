import { CV_FILE_TYPES } from '@byline/shared-types/domain';
import { refusalOf } from '@byline/web-kit/files';
import { useT } from '@byline/web-kit/i18n';
import { useNotify } from '@byline/web-kit/ui';
import { useNavigate } from 'react-router-dom';
import { useLazyGetCandidateQuery } from '../../../api';
import { useAddFiles } from '../../../components/candidate/useAddFiles';
import { useTakeFiles } from '../../../lib/file-drops';
import { displayName } from '../../../lib/format';

const isCv = (file: File | undefined): file is File => file !== undefined && refusalOf(file, CV_FILE_TYPES) === null;

/**
 * Adds a file that the user drops on a row to its candidate, whom the notice names because rows are close together, and one beside the rows to the candidate of the open card. Without an open card
 * a CV begins a new candidate.
 */
export function useDropOnPerson(open: string | null, onCv: ((file: File) => void) | undefined): void {
  const t = useT();
  const notify = useNotify();
  const navigate = useNavigate();
  const [read] = useLazyGetCandidateQuery();
  const onAdded = async (id: string, files: string): Promise<void> => {
    const { data } = await read({ id }, true);
    const open = { label: t('common.open'), run: () => void navigate(`/candidates/${id}`) };
    const said = data
      ? t('candidates.filesAdded', { files, name: displayName(data) })
      : t('profile.uploaded', { name: files });
    notify(said, { actions: [open] });
  };
  const refuse = (text: string): void => notify(text, { failed: true });
  const { add } = useAddFiles({ onRefused: refuse, onAdded: (id, files) => void onAdded(id, files) });
  useTakeFiles((files, target) => {
    const row = target.closest('[data-row], [data-record]');
    const id = row?.getAttribute('data-row') ?? row?.getAttribute('data-record') ?? open;
    const [file] = files;
    if (id) void add(id, files);
    else if (onCv && files.length === 1 && isCv(file)) onCv(file);
    else refuse(t('candidates.dropOnPerson'));
  });
}
