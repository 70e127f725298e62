import { useUpdateCandidateFileMutation } from '../../api';
import { useDialogs, useNotify } from '@byline/web-kit/ui';
import { useT } from '@byline/web-kit/i18n';
import { useProblemWords } from '@byline/web-kit/problems';
import { saveFile } from '@byline/web-kit/files';
import type { StoredFile } from './model';

/** The actions on a candidate's own file. */
export function useFileActions(candidateId: string) {
  const t = useT();
  const { confirm, showError, notice } = useDialogs();
  const notify = useNotify();
  const problems = useProblemWords();
  const [patch] = useUpdateCandidateFileMutation();
  return {
    /** Hides a file after a confirmation (docs/domain/files.md#uploads). */
    remove: async (file: StoredFile): Promise<void> => {
      const { name } = file;
      if (!(await confirm({ text: t('files.removeQuestion', { name }), action: t('common.remove') }))) return;
      try {
        // Sends no version, so that a file that another tab has hidden or described is hidden too.
        await patch({ id: candidateId, fileId: file._id, updateFileRequest: { hidden: true } }).unwrap();
        notify(t('files.removed', { name }));
      } catch (error) {
        showError(error);
      }
    },
    save: async (file: StoredFile): Promise<void> => {
      try {
        await saveFile(`/candidates/${candidateId}/file/${file._id}`, file.originalname);
      } catch (error) {
        notice({ title: problems.title(error), text: t('files.notDownloaded') });
      }
    },
  };
}
