import { expect, it } from 'vitest';
import type { SessionsResponse } from '../src/modules/accounts/dto/own-account.dto.js';
import type { SessionRecord } from '../src/modules/sessions/session.record.js';
import { asRecruiter } from './factories/users.js';
import { testApi } from './support/api.js';
import type { Client } from './support/client.js';

const IDLE_MINUTES = 15;
const MINUTE_MS = 60_000;
const UNATTENDED = { prefer: 'count=exact, unattended' };
const api = await testApi({ IDLE_MINUTES: String(IDLE_MINUTES) });
const sessions = api.model<SessionRecord>('Session');
const ago = (minutes: number): Date => new Date(Date.now() - minutes * MINUTE_MS);

/** A session with its last use so many minutes ago. */
async function usedBefore(minutes: number) {
  const { client, user } = await asRecruiter(api);
  await sessions.updateOne({ userId: user._id }, { lastSeenAt: ago(minutes) });
  const minutesSince = async (): Promise<number> => {
    const session = await sessions.findOne({ userId: user._id }).lean();
    return Math.round((Date.now() - (session?.lastSeenAt?.getTime() ?? 0)) / MINUTE_MS);
  };
  return { client, user, minutesSince };
}
const look = async (client: Client, headers?: Record<string, string>): Promise<number> =>
  (await client.get('/users/me', headers)).status;

it('a session without use for the idle time ends for good', async () => {
  const { client, user } = await usedBefore(IDLE_MINUTES + 2);
  expect(await client.refusal('GET', '/users/me')).toBe('401 session_expired');
  expect(await sessions.countDocuments({ userId: user._id })).toBe(0);
});

it('a used session continues, and its idle time restarts', async () => {
  const { client, minutesSince } = await usedBefore(IDLE_MINUTES);
  expect(await look(client)).toBe(200);
  expect(await minutesSince()).toBe(0);
});

it('a page’s own request is not a use, and does not hide one', async () => {
  const { client, minutesSince } = await usedBefore(10);
  expect(await look(client, UNATTENDED)).toBe(200);
  expect(await minutesSince()).toBe(10);
  expect(await look(client)).toBe(200);
  expect(await minutesSince()).toBe(0);
  const { client: left } = await usedBefore(IDLE_MINUTES + 2);
  expect(await look(left, UNATTENDED)).toBe(401);
});

it('an unused session counts from its start, and an idle one is not listed', async () => {
  const { client, user } = await asRecruiter(api);
  const old = {
    userId: user._id,
    roles: user.roles,
    language: user.language,
    step: 'full',
    expiresAt: ago(-60),
  } as const;
  await sessions.insertMany([
    { ...old, lastSeenAt: ago(IDLE_MINUTES + 2) },
    { ...old, lastSeenAt: ago(5) },
  ]);
  expect((await client.get<SessionsResponse>('/users/me/sessions')).body.sessions).toHaveLength(2);
});
