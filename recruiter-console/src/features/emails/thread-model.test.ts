import { expect, it } from 'vitest';
import type { ThreadMailDto } from '../../api';
import { isOvertaken, openAtFirst } from './thread-model';

const out = (_id: string, status = 'sent', undelivered: object[] = []) =>
  ({ sent: { _id, status }, received: null, undelivered }) as unknown as ThreadMailDto;
const came = (_id: string, kind = 'mail') =>
  ({ sent: null, received: { _id, kind }, undelivered: [] }) as unknown as ThreadMailDto;

it('opens the last mail, and folds those that were read', () => {
  expect(openAtFirst({ unread: false, mails: [out('a'), came('b'), out('c')] })).toEqual(['c']);
});

it('opens all that came in since the last mail from the agency while it is unread', () => {
  const mails = [came('a'), out('b'), came('c'), came('d')];
  expect(openAtFirst({ unread: true, mails })).toEqual(['c', 'd']);
  expect(openAtFirst({ unread: false, mails })).toEqual(['d']);
});

it('opens at most the last five of many unread ones', () => {
  const mails = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id) => came(id));
  expect(openAtFirst({ unread: true, mails })).toEqual(['c', 'd', 'e', 'f', 'g']);
});

it('opens a mail that waits, failed or came back, and no automatic reply', () => {
  const mails = [out('a', 'sent', [{}]), out('b', 'failed'), out('c'), came('d', 'auto_reply')];
  expect(openAtFirst({ unread: false, mails })).toEqual(['a', 'b']);
});

it('tells a scheduled mail that was overtaken by one that came in', () => {
  const planned = { sent: { status: 'scheduled', modifiedAt: '2026-11-12T10:00:00.000Z' } } as unknown as ThreadMailDto;
  const at = (receivedAt: string, kind = 'mail') => ({ received: { kind, receivedAt } }) as unknown as ThreadMailDto;
  expect(isOvertaken(planned, [at('2026-11-12T09:00:00.000Z'), at('2026-11-12T11:00:00.000Z', 'auto_reply')])).toBe(
    false,
  );
  expect(isOvertaken(planned, [at('2026-11-12T10:00:01.000Z')])).toBe(true);
});
