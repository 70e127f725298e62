import { RECRUITER_FILE_TYPES } from '@byline/shared-types/domain';
import { refusalOf, useFileWords } from '@byline/web-kit/files';
import { useT } from '@byline/web-kit/i18n';
import { toProblem } from '@byline/web-kit/problems';
import { useDialogs, useNotify } from '@byline/web-kit/ui';
import { useState } from 'react';
import { useUploadCandidateFileMutation } from '../../api';

interface Told {
  /** Tells why a file cannot be added. */
  onRefused?: (reason: string) => void;
  /** Tells which files were added, where the page does not show the candidate. */
  onAdded?: (id: string, names: string) => void;
}

/** Adds files to a candidate, one after the other. */
export function useAddFiles({ onRefused, onAdded }: Told = {}) {
  const t = useT();
  const words = useFileWords(RECRUITER_FILE_TYPES);
  const { showError } = useDialogs();
  const notify = useNotify();
  const [upload] = useUploadCandidateFileMutation();
  const [uploading, setUploading] = useState<string | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const refusal = (file: File): string | null => {
    const reason = refusalOf(file, RECRUITER_FILE_TYPES);
    return reason && words.refusal(file, reason);
  };
  const refuse = (reason: string): void => {
    setRefused(reason);
    onRefused?.(reason);
  };
  return {
    /** The name of the file that is on its way. */
    uploading,
    /** The reason against the last file. */
    refused,
    add: async (id: string, files: readonly File[]): Promise<void> => {
      const added: string[] = [];
      for (const file of files) {
        setRefused(null);
        const reason = refusal(file);
        if (reason) {
          refuse(reason);
          continue;
        }
        setUploading(file.name);
        const result = await upload({ id, uploadRequest: { file } });
        setUploading(null);
        // The API knows the type by the content.
        if (toProblem(result.error)?.code === 'file_type') refuse(words.failure(result.error));
        else if (result.error) showError(result.error);
        else added.push(file.name);
      }
      if (added.length === 0) return;
      const name = added.join(', ');
      if (onAdded) onAdded(id, name);
      else notify(t('profile.uploaded', { name }));
    },
  };
}
