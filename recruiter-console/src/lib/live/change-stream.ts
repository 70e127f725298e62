import { LIVE_PULSE_MS, type Changes } from '@byline/shared-types/domain';
import { apiUrl, authorization, currentToken, goesOn } from '@byline/web-kit/api';
import { deviceTime } from '@byline/web-kit/dates';

/** The stream counts as dead after two missed pulses. */
const DEAD_MS = 2 * LIVE_PULSE_MS + 5_000;
const FIRST_WAIT_MS = 500;
/** The longest wait before another attempt. */
const MAX_WAIT_MS = 30_000;
const REFUSED = [401, 403];

type Take = (message: Changes | null) => void;

/** Waits; a window that comes back or goes online does not wait any longer. */
function wait(ms: number, stop: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = new AbortController();
    const timer = setTimeout(() => done.abort(), ms);
    const { signal } = done;
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
    stop.addEventListener('abort', () => done.abort(), { signal });
    window.addEventListener('online', () => done.abort(), { signal });
    document.addEventListener('visibilitychange', () => !document.hidden && done.abort(), { signal });
  });
}

/** The data of the whole events in a text, and the rest of the text. */
export function readEvents(text: string): { messages: Changes[]; rest: string } {
  const events = text.split('\n\n');
  const rest = events.pop() ?? '';
  const data = events.flatMap((event) => /^data: (.*)$/m.exec(event)?.[1] ?? []);
  return { messages: data.map((one) => JSON.parse(one) as Changes), rest };
}

const headersOf = (place: string | undefined): Record<string, string> => ({
  ...authorization(),
  // Reading changes does not count as a use of the session.
  prefer: 'unattended',
  ...(place !== undefined && { 'last-event-id': place }),
});

/** Reads the changes of the last ten seconds once; null if that fails. */
export async function readChanges(stop: AbortSignal): Promise<Changes | null> {
  const answer = await fetch(apiUrl('/changes'), { headers: headersOf(undefined), cache: 'no-store', signal: stop });
  return answer.ok ? ((await answer.json()) as Changes) : null;
}

async function readStream(place: string | undefined, take: Take, stop: AbortSignal): Promise<'refused' | 'ended'> {
  const dead = new AbortController();
  let heard = deviceTime();
  // Timers stand still while the computer sleeps, so a window that comes back looks at the clock.
  const check = (): void => {
    if (deviceTime() - heard > DEAD_MS) dead.abort();
  };
  const timer = setInterval(check, LIVE_PULSE_MS);
  document.addEventListener('visibilitychange', check, { signal: dead.signal });
  window.addEventListener('offline', () => dead.abort(), { signal: dead.signal });
  const token = currentToken();
  try {
    const answer = await fetch(apiUrl('/changes'), {
      headers: { ...headersOf(place), accept: 'text/event-stream' },
      cache: 'no-store',
      signal: AbortSignal.any([stop, dead.signal]),
    });
    if (REFUSED.includes(answer.status)) {
      // The end of the session shows at once, and not with the next call. A new login opens a new stream, so nobody waits here.
      void goesOn({ status: answer.status }, { token, saving: false });
      return 'refused';
    }
    if (!answer.ok || !answer.body) return 'ended';
    const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
    for (let text = ''; ;) {
      const { value, done } = await reader.read();
      if (done) return 'ended';
      heard = deviceTime();
      const { messages, rest } = readEvents(text + value);
      text = rest;
      messages.forEach(take);
    }
  } finally {
    clearInterval(timer);
    dead.abort();
  }
}

/**
 * Follows the changes until `stop`, or until the API refuses the session. Comes back after a break.
 *
 * @param place The last place that this browser knows, to go on from.
 * @param take Gets null whenever the connection broke.
 */
export async function followChanges(place: () => string | undefined, take: Take, stop: AbortSignal): Promise<void> {
  let pause = FIRST_WAIT_MS;
  const pass: Take = (message) => {
    pause = FIRST_WAIT_MS;
    take(message);
  };
  for (;;) {
    const outcome = await readStream(place(), pass, stop).catch(() => 'ended' as const);
    if (stop.aborted || outcome === 'refused') return;
    take(null);
    // By chance, so that the browsers of an agency do not come back at the same moment.
    await wait(pause * (1 + Math.random()), stop);
    if (stop.aborted) return;
    pause = Math.min(pause * 2, MAX_WAIT_MS);
  }
}
