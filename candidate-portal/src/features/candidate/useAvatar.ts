import { AVATAR_FILE_TYPES } from '@byline/shared-types/domain';
import { useState } from 'react';
import { useCandidateChanged } from '../../api/useCandidateChanged';
import { useNotify } from '@byline/web-kit/ui';
import { refusalOf, upload, useFileWords } from '@byline/web-kit/files';
import { useT } from '@byline/web-kit/i18n';
import { photo } from './messages';

export interface AvatarUpload {
  sending: boolean;
  /** Why the last picture was refused, in words. */
  error: string | null;
  send: (file: File) => Promise<void>;
}

export function useAvatar(candidateId: string): AvatarUpload {
  const t = useT();
  const words = useFileWords(true);
  const notify = useNotify();
  const changed = useCandidateChanged();
  const [sending, setSending] = useState(false);
  const [error, setError] = useState<string | null>(null);

  const send = async (file: File): Promise<void> => {
    const refusal = refusalOf(file, AVATAR_FILE_TYPES);
    if (refusal) {
      setError(words.refusal(file, refusal));
      return;
    }
    setError(null);
    setSending(true);
    const form = new FormData();
    form.append('file', file);
    try {
      await upload(`/candidates/${candidateId}/avatar`, form, () => undefined).done;
      changed();
      notify(t(photo.saved));
    } catch (failure) {
      setError(words.failure(failure));
    } finally {
      setSending(false);
    }
  };
  return { sending, error, send };
}
