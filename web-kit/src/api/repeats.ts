/**
 * A request that creates a record carries a key, so that it can be sent again after a lost answer: the API executes it only once
 * (docs/domain/lists.md#repeats). A second press after a lost answer sends the same request, and so the same key.
 */
export const KEY_HEADER = 'Idempotency-Key';

/** Keys of requests with an unknown outcome, by their content. */
const open = new Map<string, string>();

/** Forgets all of them, for tests. */
export const forgetRepeats = (): void => open.clear();

/** crypto.randomUUID does not exist on pages without https. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

const partOf = (value: FormDataEntryValue) =>
  value instanceof File ? [value.name, value.size, value.type, value.lastModified] : value;

function contentOf(body: unknown): unknown {
  return body instanceof FormData ? [...body].map(([name, value]) => [name, partOf(value)]) : body;
}

/**
 * A proxy, a rate limit or an ended session gives these answers to any request, so they do not tell whether the API executed the earlier
 * one.
 */
const SAYS_NOTHING = [401, 403, 408, 429];

const isDecided = (status: number, code: string | undefined): boolean =>
  status < 500 && !SAYS_NOTHING.includes(status) && code !== 'idempotency_key_in_use';

export interface Repeatable {
  key: string;
  /** Reports the answer. If there is no answer, the key stays for the repeat. */
  answered: (status: number, code?: string) => void;
}

/** The key of a request: that of an equal earlier request if its outcome is unknown, else a new one. */
export function repeatable(url: string, body: unknown): Repeatable {
  const sent = JSON.stringify([url, contentOf(body)]);
  const key = open.get(sent) ?? newKey();
  open.set(sent, key);
  return {
    key,
    answered: (status, code) => {
      if (isDecided(status, code) && open.get(sent) === key) open.delete(sent);
    },
  };
}
