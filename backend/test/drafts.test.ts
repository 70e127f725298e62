import { MAX_DRAFT, MAX_DRAFTS } from '@byline/shared-types/domain';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { DraftsResponse } from '../src/modules/drafts/dto/draft.dto.js';
import { asCandidate } from './factories/accounts.js';
import { asRecruiter } from './factories/users.js';
import { startApi, type TestApi } from './support/api.js';
import type { Client } from './support/client.js';

let api: TestApi;
let client: Client;
let candidateId: string;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  ({ client, candidateId } = await asCandidate(api));
});
afterAll(() => api.close());

const minutesAgo = (minutes: number): string => new Date(Date.now() - minutes * 60_000).toISOString();
const draft = (content: string | null, minutes: number, form = 'profile.p-about') => ({
  form,
  content,
  device: 'phone',
  typedAt: minutesAgo(minutes),
});
const put = async (...given: Parameters<typeof draft>): Promise<void> => {
  expect((await client.request('PUT', '/users/me/drafts', draft(...given))).status).toBe(204);
};
const contents = async (who = client): Promise<string[]> =>
  (await who.get<DraftsResponse>('/users/me/drafts')).body.drafts.map(({ content }) => content);

it('keeps the last draft of each form, for its writer only', async () => {
  await put('I write', 9);
  await put('I write about museums', 5);
  await put('older, and late', 7);
  await put('Ghent', 6, `profile.p-you.${candidateId}`);
  expect(await contents()).toEqual(['I write about museums', 'Ghent']);
  const { client: other } = await asCandidate(api);
  expect(await contents(other)).toEqual([]);
  expect(await contents((await asRecruiter(api)).client)).toEqual([]);
});

it('forgets a saved or discarded draft, unless it is newer', async () => {
  await put('I write', 5);
  await put(null, 7);
  expect(await contents()).toEqual(['I write']);
  await put(null, 3);
  expect(await contents()).toEqual([]);
});

it('ignores a late draft from before its removal', async () => {
  await put('I write', 5);
  await put(null, 3);
  await put('older, from a phone without a network', 4);
  expect(await contents()).toEqual([]);
  await put('typed since', 1);
  expect(await contents()).toEqual(['typed since']);
});

it('requires a content; only null discards the draft', async () => {
  const { content: _, ...without } = draft('I write', 1);
  expect(await client.wrongFields('PUT', '/users/me/drafts', without)).toEqual(['content required']);
});

it('keeps simultaneous drafts, also from a clock that is ahead', async () => {
  await Promise.all([put('one', 2), put('two', 1), put('three', -60)]);
  expect(await contents()).toEqual(['three']);
  await put('four', 0);
  expect(await contents()).toEqual(['four']);
});

it('keeps a limited number of drafts, of limited length', async () => {
  for (let at = 0; at <= MAX_DRAFTS; at++) await put(String(at), MAX_DRAFTS - at, `experience.${at}`);
  const kept = await contents();
  expect(kept).toHaveLength(MAX_DRAFTS);
  expect(kept).not.toContain('0');
  expect(await client.wrongFields('PUT', '/users/me/drafts', draft('x'.repeat(MAX_DRAFT + 1), 0))).toEqual([
    'content too_long',
  ]);
  expect(await client.wrongFields('PUT', '/users/me/drafts', draft('x', 0, 'a $form'))).toEqual(['form invalid']);
});

it('is removed with an erased candidate', async () => {
  await put('I write', 1);
  await (await asRecruiter(api)).client.delete(`/candidates/${candidateId}`);
  expect(await api.connection.collection('drafts').countDocuments({ content: 'I write' })).toBe(0);
});
