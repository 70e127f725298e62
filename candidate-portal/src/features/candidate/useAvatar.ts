import { AVATAR_FILE_TYPES } from '@byline/shared-types/domain';
import { mayGoThrough, refusalOf, upload, useFileWords, type Upload } from '@byline/web-kit/files';
import { useT } from '@byline/web-kit/i18n';
import { isGivenUp } from '@byline/web-kit/problems';
import { useNotify } from '@byline/web-kit/ui';
import { useRef, useState } from 'react';
import { useDeleteCandidateFileMutation } from '../../api';
import { useCandidateChanged } from '../../api/useCandidateChanged';
import { useRemoval } from '../../components/ui/useRemoval';
import { useUnsent } from '../../lib/useUnsent';

export interface AvatarUpload {
  sending: boolean;
  /** The reason why the last picture was refused, in words. */
  error: string | null;
  /** Sends the last picture again, if another attempt may succeed. */
  retry: (() => void) | null;
  send: (file: File) => void;
  /** Asks first; resolves to true if the photo is removed. */
  remove: (fileId: string) => Promise<boolean>;
}

/** Uploads the photo. A press, or the return of the network, sends an upload without an answer again (docs/domain/files.md#uploads). */
export function useAvatar(candidateId: string): AvatarUpload {
  const t = useT();
  const words = useFileWords(AVATAR_FILE_TYPES);
  const notify = useNotify();
  const changed = useCandidateChanged();
  const removal = useRemoval();
  const [deleteFile] = useDeleteCandidateFileMutation();
  const [sending, setSending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [waiting, setWaiting] = useState<File | null>(null);
  const underWay = useRef<{ settled: Promise<boolean>; cancel: Upload['cancel'] } | null>(null);

  const settle = async (file: File, done: Upload['done']): Promise<boolean> => {
    try {
      await done;
      changed();
      notify(t('photo.saved'));
      return true;
    } catch (failure) {
      if (isGivenUp(failure)) return false;
      setError(words.failure(failure));
      if (mayGoThrough(failure)) setWaiting(file);
      return false;
    } finally {
      setSending(false);
      underWay.current = null;
    }
  };
  const start = (file: File): void => {
    setError(null);
    setWaiting(null);
    setSending(true);
    const form = new FormData();
    form.append('file', file);
    const { done, cancel } = upload(`/candidates/${candidateId}/avatar`, form, () => undefined);
    underWay.current = { settled: settle(file, done), cancel };
  };
  const send = (file: File): void => {
    const refusal = refusalOf(file, AVATAR_FILE_TYPES);
    if (!refusal) return start(file);
    setWaiting(null);
    setError(words.refusal(file, refusal));
  };
  const sendWaiting = (): void => {
    if (waiting) start(waiting);
  };
  useUnsent({
    isUnsent: () => sending || waiting !== null,
    sendWaiting,
    settled: () => underWay.current?.settled ?? Promise.resolve(true),
    discard: () => {
      underWay.current?.cancel();
      setWaiting(null);
      setError(null);
    },
  });
  const remove = (fileId: string): Promise<boolean> =>
    removal({
      question: t('photo.removeQuestion'),
      remove: () => deleteFile({ id: candidateId, fileId }).unwrap(),
      removed: t('photo.removed'),
    });
  return { sending, error, retry: waiting && sendWaiting, send, remove };
}
