import { useUpdateCandidateFileMutation } from '../../api';
import { useDialogs } from '../../components/ui/dialogs-context';
import { common } from '../../i18n/messages';
import { useT } from '../../i18n/useT';
import { download } from '../../lib/blob';
import { messages } from './messages';
import type { StoredFile } from './model';

/** What one can do with a file of one's own. */
export function useFileActions(candidateId: string) {
  const t = useT();
  const { confirm, showResponse, toast, notice } = useDialogs();
  const [patch] = useUpdateCandidateFileMutation();
  return {
    /** The X takes a file out of view (docs/domain/files.md#uploads), after asking (docs/domain/files.md#uploads). */
    remove: async (file: StoredFile): Promise<void> => {
      const { name } = file;
      if (!(await confirm({ text: t(messages.removeQuestion, { name }), action: t(common.remove) }))) return;
      try {
        const updateFileRequest = { hidden: true, version: file.version };
        await patch({ id: candidateId, fileId: file._id, updateFileRequest }).unwrap();
        toast(t(messages.removed, { name }));
      } catch (error) {
        showResponse(error);
      }
    },
    save: async (file: StoredFile): Promise<void> => {
      const saved = await download(`/candidates/${candidateId}/file/${file._id}`, file.originalname);
      if (!saved) notice({ title: t(common.somethingWrong), text: t(messages.notDownloaded) });
    },
  };
}
