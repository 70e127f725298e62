import { PROFILE_FILE_TYPES } from '@byline/shared-types/domain';
import { useRef, useState } from 'react';
import { useCandidateChanged } from '../../api/useCandidateChanged';
import { useNotify } from '@byline/web-kit/ui';
import { refusalOf, upload, useFileWords } from '@byline/web-kit/files';
import { useT } from '@byline/web-kit/i18n';
import { messages } from './messages';
import { uploadPath, type Purpose, type RunningUpload } from './model';

const isCancelled = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

export interface Uploads {
  running: RunningUpload[];
  /** Sends a file; a refused one stays in the list with its reason and never blocks the others. */
  send: (file: File) => void;
  dismiss: (key: number) => void;
}

/** One file an upload, each with its own progress (docs/domain/files.md#uploads). */
export function useUploads(candidateId: string, purpose: Purpose): Uploads {
  const t = useT();
  const words = useFileWords();
  const notify = useNotify();
  const candidateChanged = useCandidateChanged();
  const [running, setRunning] = useState<RunningUpload[]>([]);
  const nextKey = useRef(0);

  const change = (key: number, part: Partial<RunningUpload>): void =>
    setRunning((all) => all.map((one) => (one.key === key ? { ...one, ...part } : one)));
  const dismiss = (key: number): void => setRunning((all) => all.filter((one) => one.key !== key));

  const send = (file: File): void => {
    const key = nextKey.current++;
    const row: RunningUpload = {
      key,
      name: file.name,
      size: file.size,
      sent: 0,
      reason: null,
      cancel: () => dismiss(key),
    };
    const refusal = refusalOf(file, PROFILE_FILE_TYPES);
    if (refusal) {
      setRunning((all) => [...all, { ...row, reason: words.refusal(file, refusal) }]);
      return;
    }
    const form = new FormData();
    form.append('candidateId', candidateId);
    form.append('file', file);
    const { done, cancel } = upload(uploadPath(candidateId, purpose), form, (sent) => change(key, { sent }));
    setRunning((all) => [...all, { ...row, cancel }]);
    done.then(
      () => {
        dismiss(key);
        candidateChanged();
        notify(t(messages.uploaded, { name: file.name }));
      },
      (error: unknown) => {
        if (isCancelled(error)) dismiss(key);
        else change(key, { reason: words.failure(error) });
      },
    );
  };
  return { running, send, dismiss };
}
