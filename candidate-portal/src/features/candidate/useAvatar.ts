import { AVATAR_FILE_TYPES } from '@byline/shared-types/domain';
import { useState } from 'react';
import { useCandidateChanged } from '../../api/useCandidateChanged';
import { useToast } from '../../components/ui/dialogs-context';
import { refusalText, uploadErrorText } from '../../i18n/files';
import { useLanguage } from '../../i18n/useLanguage';
import { useT } from '../../i18n/useT';
import { refusalOf } from '../../lib/files';
import { upload } from '../../lib/upload';
import { photo } from './messages';

export interface AvatarUpload {
  sending: boolean;
  /** Why the last picture was refused, in words. */
  error: string | null;
  send: (file: File) => Promise<void>;
}

export function useAvatar(candidateId: string): AvatarUpload {
  const t = useT();
  const language = useLanguage();
  const toast = useToast();
  const changed = useCandidateChanged();
  const [sending, setSending] = useState(false);
  const [error, setError] = useState<string | null>(null);

  const send = async (file: File): Promise<void> => {
    const refusal = refusalOf(file, AVATAR_FILE_TYPES);
    if (refusal) {
      setError(refusalText(t, file, refusal, language, true));
      return;
    }
    setError(null);
    setSending(true);
    const form = new FormData();
    form.append('file', file);
    try {
      await upload(`/candidates/${candidateId}/avatar`, form, () => undefined).done;
      changed();
      toast(t(photo.saved));
    } catch (failure) {
      setError(uploadErrorText(t, failure, true));
    } finally {
      setSending(false);
    }
  };
  return { sending, error, send };
}
