import { createHash } from 'node:crypto';

const HEADER_BYTES = 64_000;

/** The first value of a header, unfolded; the bytes are of a stranger, so only the worker's reader takes them for more. */
function headerOf(head: string, name: string): string {
  const found = new RegExp(`^${name}:((?:[^\\r\\n]|\\r?\\n[ \\t])*)`, 'im').exec(head);
  return (found?.[1] ?? '').replace(/\s+/g, ' ').trim();
}

const headOf = (bytes: Buffer): string => {
  const end = bytes.indexOf('\r\n\r\n');
  return bytes.toString('latin1', 0, Math.min(end < 0 ? HEADER_BYTES : end + 2, HEADER_BYTES));
};

/** The first values of these headers. */
export function headersOf(bytes: Buffer, names: readonly string[]): Record<string, string> {
  const head = headOf(bytes);
  return Object.fromEntries(names.map((name) => [name, headerOf(head, name)]));
}

/** The addresses in a header. */
export const addressesOf = (value: string): string[] => value.match(/[^\s<>,;:"]+@[^\s<>,;:"]+/g) ?? [];

/**
 * The key of a mail: the same for a mail that its server delivers again, or that comes to two of our addresses. Date and sender count besides the Message-ID, because some
 * programs give several mails one Message-ID.
 */
export function keyOf(bytes: Buffer, sender: string): string {
  const head = headOf(bytes);
  const hash = createHash('sha256');
  const messageId = headerOf(head, 'message-id');
  if (messageId === '') return hash.update(bytes).digest('hex');
  return hash
    .update([messageId, sender.toLowerCase(), headerOf(head, 'from'), headerOf(head, 'date')].join('\n'))
    .digest('hex');
}
