import type { Changes } from '@byline/shared-types/domain';
import { now } from '@byline/web-kit/dates';
import { followChanges, readChanges } from './change-stream';

type Message = Changes | null;

/** The clock of the API is known to a second. */
const CLOCK_MS = 2_000;

/**
 * One connection for all tabs of a user: the tab that holds a lock reads the stream and passes it to the others. When it closes, the lock goes to
 * another one. On pages without https, which have no locks, each tab has a connection.
 */
export function followTogether(userId: string, take: (message: Message) => void): () => void {
  const stop = new AbortController();
  const name = `byline.live.${userId}`;
  const others = new BroadcastChannel(name);
  // Each tab remembers the place, so the next tab that reads goes on from it. A place begins with its time; the first one is the start of the page.
  let place = `${Math.floor(now() - performance.now() - CLOCK_MS)}-0`;
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
  // A tab that waits for the lock hears nothing of what changed while it loaded.
  readChanges(place, stop.signal).then(
    (message) => message && receive(message),
    () => undefined,
  );
  const { locks } = navigator as { locks?: LockManager };
  if (locks) locks.request(name, { signal: stop.signal }, lead).catch(() => undefined);
  else void lead();
  return () => {
    stop.abort();
    others.close();
  };
}
