import { ATTACHMENT_FILE_TYPES } from '@byline/shared-types/domain';
import { refusalOf, useFileWords } from '@byline/web-kit/files';
import { useT } from '@byline/web-kit/i18n';
import { toProblem } from '@byline/web-kit/problems';
import { useDialogs, useNotify } from '@byline/web-kit/ui';
import { useUploadLibraryFileMutation } from '../../api';

/** Adds files to the library, one after the other, and says why one cannot come. */
export function useLibraryUpload() {
  const t = useT();
  const words = useFileWords(ATTACHMENT_FILE_TYPES);
  const notify = useNotify();
  const { notice, showError } = useDialogs();
  const [upload, { isLoading }] = useUploadLibraryFileMutation();
  const send = async (file: File): Promise<void> => {
    const reason = refusalOf(file, ATTACHMENT_FILE_TYPES);
    if (reason !== null) {
      notice({ title: file.name, text: words.refusal(file, reason) });
      return;
    }
    const { data, error } = await upload({ libraryUploadRequest: { file } });
    const code = toProblem(error)?.code;
    if (code === 'already_exists') notice({ title: file.name, text: t('library.exists') });
    else if (code === 'file_type') notice({ title: file.name, text: words.failure(error) });
    else if (error) showError(error);
    else notify(t('library.added', { name: data.data.name }));
  };
  return {
    isUploading: isLoading,
    add: async (files: readonly File[]): Promise<void> => {
      for (const file of files) await send(file);
    },
  };
}
