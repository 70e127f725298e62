import type { Changes } from '@byline/shared-types/domain';
import { followChanges, readChanges } from './change-stream';

type Message = Changes | null;

/**
 * One connection for all tabs of a user: the tab that holds a lock reads the stream and passes it to the others. When it closes, the lock goes to
 * another one. On pages without https, which have no locks, each tab has a connection.
 */
export function followTogether(userId: string, take: (message: Message) => void): () => void {
  const stop = new AbortController();
  const name = `byline.live.${userId}`;
  const others = new BroadcastChannel(name);
  // Each tab remembers the place, so the next tab that reads goes on from it.
  let place: string | undefined;
  const receive = (message: Message): void => {
    if (message?.cursor) place = message.cursor;
    take(message);
  };
  others.addEventListener('message', ({ data }: MessageEvent<Message>) => receive(data));
  const lead = (): Promise<void> =>
    followChanges(
      () => place,
      (message) => {
        receive(message);
        others.postMessage(message);
      },
      stop.signal,
    );
  /** A tab beside the one that reads heard nothing of what changed while it loaded. */
  const catchUp = async (held: readonly LockInfo[] = []): Promise<void> => {
    const message = held.some((lock) => lock.name === name) && (await readChanges(stop.signal));
    if (message) receive(message);
  };
  const { locks } = navigator as { locks?: LockManager };
  if (locks) {
    locks
      .query()
      .then(({ held }) => catchUp(held))
      .catch(() => undefined);
    locks.request(name, { signal: stop.signal }, lead).catch(() => undefined);
  } else void lead();
  return () => {
    stop.abort();
    others.close();
  };
}
