import { mayGoThrough, refusalOf, upload, useFileWords } from '@byline/web-kit/files';
import { useT } from '@byline/web-kit/i18n';
import { isGivenUp } from '@byline/web-kit/problems';
import { useNotify } from '@byline/web-kit/ui';
import { useRef, useState } from 'react';
import { useUnsent } from '../../lib/useUnsent';
import { isSameFile, type KnownFile, type RunningUpload } from './model';

interface UploadOptions {
  /** The call that takes a file. */
  path: string;
  candidateId: string;
  /** The accepted types, with their endings. */
  types: Record<string, readonly string[]>;
  /** Files that are there; the same file again needs a confirmation. */
  known: readonly KnownFile[];
  /** Takes the answer's body. */
  added: (answer: unknown) => void;
}

interface Uploads {
  running: RunningUpload[];
  send: (file: File) => void;
  dismiss: (key: number) => void;
}

/**
 * Sends files one by one, each with its progress. A refused file shows the reason and does not block the others; a
 * file without an answer is sent again when the network returns (docs/domain/files.md#uploads).
 */
export function useUploads({ path, candidateId, types, known, added }: UploadOptions): Uploads {
  const t = useT();
  const words = useFileWords(types);
  const notify = useNotify();
  const [running, setRunning] = useState<RunningUpload[]>([]);
  const nextKey = useRef(0);
  /** Running uploads, so that leaving can wait for them. */
  const onTheirWay = useRef(new Map<number, Promise<boolean>>());

  const dismiss = (key: number): void => setRunning((all) => all.filter((one) => one.key !== key));
  const change = (key: number, part: Partial<RunningUpload>): void =>
    setRunning((all) => all.map((one) => (one.key === key ? { ...one, ...part } : one)));

  const start = (key: number, file: File): void => {
    const form = new FormData();
    form.append('candidateId', candidateId);
    form.append('file', file);
    const { done, cancel } = upload(path, form, (sent) => change(key, { sent }));
    change(key, { state: 'sending', reason: null, again: null, sent: 0, cancel });
    const settled = done
      .then(
        (answer) => {
          dismiss(key);
          added(answer);
          notify(t('files.uploaded', { name: file.name }));
          return true;
        },
        (error: unknown) => {
          if (isGivenUp(error)) dismiss(key);
          const waits = mayGoThrough(error);
          const again = waits ? { label: t('state.retry'), run: () => start(key, file) } : null;
          const state = waits ? 'waits' : 'refused';
          change(key, { state, reason: words.failure(error), again, cancel: () => dismiss(key) });
          return false;
        },
      )
      .finally(() => onTheirWay.current.delete(key));
    onTheirWay.current.set(key, settled);
  };

  const send = (file: File): void => {
    const key = nextKey.current++;
    const row = { key, name: file.name, size: file.size, sent: 0, cancel: () => dismiss(key) };
    const add = (part: Pick<RunningUpload, 'state' | 'reason' | 'again'>): void =>
      setRunning((all) => [...all, { ...row, ...part }]);
    const refusal = refusalOf(file, types);
    if (refusal) return add({ state: 'refused', reason: words.refusal(file, refusal), again: null });
    const kept = running.filter(({ state }) => state !== 'refused');
    if ([...known, ...kept].some((other) => isSameFile(other, file))) {
      const again = { label: t('files.anyway'), run: () => start(key, file) };
      return add({ state: 'asks', reason: t('files.same'), again });
    }
    add({ state: 'sending', reason: null, again: null });
    start(key, file);
  };

  const sendWaiting = (): void => {
    for (const { state, again } of running) if (state === 'waits') again?.run();
  };
  const unfinished = running.filter(({ state }) => state === 'sending' || state === 'waits');
  useUnsent({
    isUnsent: () => unfinished.length > 0,
    sendWaiting,
    settled: async () => (await Promise.all(onTheirWay.current.values())).every(Boolean),
    discard: () => unfinished.forEach(({ cancel }) => cancel()),
  });
  return { running, send, dismiss };
}
