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

const ABOUT = 'profile.p-about';
const draft = (content: string | null, version: number, form = ABOUT) => ({ form, content, device: 'phone', version });
const put = async (...given: Parameters<typeof draft>): Promise<number> =>
  (await client.request('PUT', '/users/me/drafts', draft(...given))).status;
const drafts = async (who = client): Promise<DraftsResponse['drafts']> =>
  (await who.get<DraftsResponse>('/users/me/drafts')).body.drafts;
const contents = async (who = client): Promise<(string | null)[]> => (await drafts(who)).map(({ content }) => content);

it('keeps the last draft of each form, for its writer only', async () => {
  await put('I write', 0);
  await put('Ghent', 0, `profile.p-you.${candidateId}`);
  expect(await put('I write about museums', 1)).toBe(204);
  expect(await contents()).toEqual(['I write about museums', 'Ghent']);
  const { client: other } = await asCandidate(api);
  expect(await contents(other)).toEqual([]);
  expect(await contents((await asRecruiter(api)).client)).toEqual([]);
});

it('refuses the second of two writes after the same version', async () => {
  await put('I write', 0);
  expect(await put('I write on a phone', 1)).toBe(204);
  const problem = await client.problem('PUT', '/users/me/drafts', draft('I write on a laptop', 1));
  expect(problem).toMatchObject({ status: 409, code: 'stale_version' });
  expect(await drafts()).toMatchObject([{ content: 'I write on a phone', version: 2, device: 'phone' }]);
  const both = await Promise.all([put('one', 2), put('two', 2)]);
  expect(both.toSorted()).toEqual([204, 409]);
});

it('lists a saved or discarded draft without its text, and refuses a late one from before its removal', async () => {
  await put('I write', 0);
  expect(await put(null, 1)).toBe(204);
  expect(await put('older, from a phone without a network', 1)).toBe(409);
  expect(await drafts()).toMatchObject([{ form: ABOUT, content: null, version: 2 }]);
  expect(await put('typed since', 2)).toBe(204);
  expect(await contents()).toEqual(['typed since']);
});

it('requires a content; only null discards the draft', async () => {
  const { content: _, ...without } = draft('I write', 0);
  expect(await client.wrongFields('PUT', '/users/me/drafts', without)).toEqual(['content required']);
});

it('keeps a limited number of drafts, of limited length', async () => {
  for (let at = 0; at <= MAX_DRAFTS; at++) await put(String(at), 0, `experience.${at}`);
  const kept = await contents();
  expect(kept).toHaveLength(MAX_DRAFTS);
  expect(kept).not.toContain('0');
  expect(await client.wrongFields('PUT', '/users/me/drafts', draft('x'.repeat(MAX_DRAFT + 1), 0))).toEqual([
    'content too_long',
  ]);
  expect(await client.wrongFields('PUT', '/users/me/drafts', draft('x', 0, 'a $form'))).toEqual(['form invalid']);
});

it('is removed with an erased candidate', async () => {
  await put('I write', 0);
  await (await asRecruiter(api)).client.delete(`/candidates/${candidateId}`);
  expect(await api.connection.collection('drafts').countDocuments({ content: 'I write' })).toBe(0);
});
