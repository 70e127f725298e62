import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Problem } from '@byline/shared-types/domain';
import type { IdempotencyKeyRecord } from '../src/common/idempotency/idempotency-key.schema.js';
import { IdempotencyKeys } from '../src/common/idempotency/idempotency-keys.service.js';
import { Transactions } from '../src/common/mongo/transactions.js';
import type { NoteResponse } from '../src/modules/notes/dto/note.dto.js';
import type { FolderRecord } from '../src/modules/folders/folder.schema.js';
import { SessionsService } from '../src/modules/sessions/sessions.service.js';
import { asCandidate, easyBotCheck, mailsTo, registrationRequest } from './factories/accounts.js';
import { createCandidate, eraseCandidate } from './factories/candidates.js';
import { form, pdf } from './factories/uploads.js';
import { asRecruiter } from './factories/users.js';
import { testApi } from './support/api.js';
import { Client, type Answer } from './support/client.js';

const api = await testApi();
const recruiter = (await asRecruiter(api)).client;
const keys = api.model<IdempotencyKeyRecord>('IdempotencyKey');
const folders = api.model<FolderRecord>('Folder');

const withKey = (key: string): Record<string, string> => ({ 'idempotency-key': key });
const isReplay = ({ headers }: Answer<unknown>): boolean => headers.get('idempotency-replayed') === 'true';
const codeOf = ({ status, body }: Answer<unknown>) => ({ status, code: (body as Partial<Problem>).code });

interface Request {
  key?: string;
  body?: object | FormData;
  client?: Client;
}
/** Creates a folder, the smallest record. */
const post = (path: string, { key = randomUUID(), body = {}, client = recruiter }: Request) =>
  client.post(path, body, withKey(key));
const newFolder = () => ({ key: randomUUID(), body: { name: `Folder ${randomUUID()}` } });
const countOf = ({ body: { name } }: { body: { name: string } }): Promise<number> => folders.countDocuments({ name });

/** The record of the last key. */
async function lastKey(): Promise<IdempotencyKeyRecord> {
  const [last] = await keys.find().sort({ expiresAt: -1 }).limit(1).lean<IdempotencyKeyRecord[]>();
  if (!last) throw new Error('no key');
  return last;
}
const past = (): Date => new Date(Date.now() - 1);

describe('a request with a repeated Idempotency-Key', () => {
  it('is executed once, with the same answer', async () => {
    const candidateId = String((await createCandidate(api))._id);
    const request = { key: `"${randomUUID()}"`, body: { candidateId, description: '<p>Twice</p>' } };
    const first = await post('/notes', request);
    const second = await post('/notes', request);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body).toEqual(first.body);
    expect([isReplay(first), isReplay(second)]).toEqual([false, true]);
    const { body } = await recruiter.get<{ records: NoteResponse[] }>(`/notes?filter[candidateId]=${candidateId}`);
    expect(body.records).toHaveLength(1);
  });

  it('is a new request for another user, path or key', async () => {
    const request = newFolder();
    const { client } = await asRecruiter(api);
    for (const other of [request, { ...newFolder(), key: request.key, client }, newFolder()]) {
      const answer = await post('/candidates/folders', other);
      expect([answer.status, isReplay(answer)]).toEqual([201, false]);
    }
    expect((await post('/scorecardcategories', { key: request.key, body: { label: 'Style' } })).status).toBe(201);
  });

  it('is refused with another body or query', async () => {
    const { key, body } = newFolder();
    await post('/candidates/folders', { key, body });
    const refused = { status: 422, code: 'idempotency_key_reused' };
    expect(codeOf(await post('/candidates/folders', { key, body: { name: 'Another' } }))).toEqual(refused);
    expect(codeOf(await post('/candidates/folders?x=1', { key, body }))).toEqual(refused);
  });

  it('is executed once for twenty simultaneous repeats', async () => {
    const request = newFolder();
    const answers = await Promise.all(Array.from({ length: 20 }, () => post('/candidates/folders', request)));
    const made = answers.filter((answer) => answer.status === 201 && !isReplay(answer));
    expect(made).toHaveLength(1);
    for (const answer of answers.filter((one) => !made.includes(one))) {
      if (answer.status === 201) expect(answer.body).toEqual(made[0]?.body);
      else expect(codeOf(answer)).toEqual({ status: 409, code: 'idempotency_key_in_use' });
      if (answer.status === 409) expect(answer.headers.get('retry-after')).toBe('1');
    }
    expect(await countOf(request)).toBe(1);
  });

  it('may be sent again after a refusal, which created nothing', async () => {
    const { key, body } = newFolder();
    expect((await post('/candidates/folders', { key, body: { name: '' } })).status).toBe(400);
    const made = await post('/candidates/folders', { key, body });
    expect([made.status, isReplay(made)]).toEqual([201, false]);
  });

  it('may be an upload, with other boundaries each time', async () => {
    const { client, candidateId } = await asCandidate(api);
    const bytes = await pdf();
    const formOf = (name: string, content = bytes): FormData => form(content, 'cv.pdf', { name });
    const key = randomUUID();
    const send = (body: FormData) => post(`/candidates/${candidateId}/file`, { key, body, client });
    const first = await send(formOf('My CV'));
    const second = await send(formOf('My CV'));
    expect([first.status, second.status, isReplay(second)]).toEqual([201, 201, true]);
    expect(second.body).toEqual(first.body);
    const reused = { status: 422, code: 'idempotency_key_reused' };
    expect(codeOf(await send(formOf('Another name')))).toEqual(reused);
    expect(codeOf(await send(formOf('My CV', await pdf('Another CV'))))).toEqual(reused);
    const { body } = await client.get<{ records: unknown[] }>('/files');
    expect(body.records).toHaveLength(1);
  });

  it('names a key of 1 to 255 visible characters', async () => {
    for (const key of ['', 'two words', 'x'.repeat(256), 'clé']) {
      const answer = await post('/candidates/folders', { key, body: { name: 'Never' } });
      expect(answer.body, key).toMatchObject({
        status: 400,
        errors: [{ field: 'Idempotency-Key', code: 'invalid' }],
      });
    }
    expect((await post('/candidates/folders', { ...newFolder(), key: 'x'.repeat(255) })).status).toBe(201);
  });
});

it('may come from our pages, which can see that an answer is a replay', async () => {
  const origin = 'http://localhost:3002';
  const asked = {
    origin,
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'idempotency-key',
  };
  const preflight = await fetch(`${api.url}/notes`, { method: 'OPTIONS', headers: asked });
  expect(preflight.headers.get('access-control-allow-headers')).toContain('idempotency-key');
  const answer = await fetch(`${api.url}/notes`, { headers: { origin } });
  expect(answer.headers.get('access-control-expose-headers')).toContain('idempotency-replayed');
});

describe('a visitor', () => {
  it('registers once, despite the used bot check, and never gets the answer of another visitor', async () => {
    const anyone = new Client(api.url);
    const [mine, other] = [
      registrationRequest({ altcha: await easyBotCheck() }),
      registrationRequest({ altcha: await easyBotCheck() }),
    ];
    const send = (body: object) => post('/users', { key: 'one', body, client: anyone });
    const first = await send(mine);
    const repeated = await send(mine);
    expect([first.status, repeated.status, isReplay(repeated)]).toEqual([201, 201, true]);
    expect(repeated.body).toEqual(first.body);
    expect(await mailsTo(api, mine.email)).toHaveLength(1);
    const theirs = await send(other);
    expect([theirs.status, isReplay(theirs)]).toEqual([201, false]);
    expect(theirs.body).toMatchObject({ data: { email: other.email } });
  });
});

describe('a process that dies', () => {
  it('before its write leaves the key to a repeat, after its lease', async () => {
    const request = newFolder();
    await post('/candidates/folders', request);
    await folders.deleteOne({ name: request.body.name });
    const { _id } = await lastKey();
    await keys.updateOne({ _id }, { $set: { done: false }, $unset: { answer: 1 } });
    expect(codeOf(await post('/candidates/folders', request))).toEqual({ status: 409, code: 'idempotency_key_in_use' });
    await keys.updateOne({ _id }, { $set: { leaseUntil: past() } });
    const again = await Promise.all(Array.from({ length: 5 }, () => post('/candidates/folders', request)));
    expect(again.filter((answer) => answer.status === 201 && !isReplay(answer))).toHaveLength(1);
    expect(await countOf(request)).toBe(1);
  });

  it('for good leaves a key that is soon free for another request', async () => {
    const begun = await api.app.get(IdempotencyKeys).begin('broke off', 'one request');
    const soon = (await keys.findById('broke off').lean())?.expiresAt.getTime() ?? Infinity;
    expect(soon - Date.now()).toBeLessThan(10 * 60_000);
    if (!('attempt' in begun)) throw new Error('it has its turn');
    await api.app.get(Transactions).run((session) => api.app.get(IdempotencyKeys).markDone(begun.attempt, session));
    const kept = (await keys.findById('broke off').lean())?.expiresAt.getTime() ?? 0;
    expect(kept - Date.now()).toBeGreaterThan(23 * 3_600_000);
  });

  it('writes nothing if it was only slow and another process has taken over', async () => {
    const service = api.app.get(IdempotencyKeys);
    const transactions = api.app.get(Transactions);
    const slow = await service.begin('slow', 'same');
    await keys.updateOne({ _id: 'slow' }, { $set: { leaseUntil: past() } });
    const next = await service.begin('slow', 'same');
    if (!('attempt' in slow) || !('attempt' in next)) throw new Error('both have their turn');
    const write = (attempt: typeof slow.attempt): Promise<unknown> =>
      transactions.each(
        (session) => service.markDone(attempt, session),
        () => transactions.run((session) => folders.create([{ name: `by ${String(attempt.attempt)}` }], { session })),
      );
    await expect(write(slow.attempt)).rejects.toMatchObject({ code: 'idempotency_key_in_use' });
    await service.release(slow.attempt);
    await write(next.attempt);
    await service.release(next.attempt);
    expect(await folders.countDocuments({ name: /^by / })).toBe(1);
    await expect(service.begin('slow', 'same')).rejects.toMatchObject({ code: 'idempotency_answer_gone' });
  });
});

describe('a stored answer', () => {
  it('lasts for a day, under a digest, with a digest of the request', async () => {
    const before = Date.now();
    await post('/candidates/folders', { ...newFolder(), key: 'plain-to-see' });
    const kept = await lastKey();
    expect(kept.expiresAt.getTime() - before).toBeGreaterThan(24 * 3_600_000 - 1);
    expect(kept.expiresAt.getTime() - before).toBeLessThan(24 * 3_600_000 + 60_000);
    expect(JSON.stringify(kept)).not.toContain('plain-to-see');
    expect(await keys.collection.indexes()).toContainEqual(
      expect.objectContaining({ key: { expiresAt: 1 }, expireAfterSeconds: 0 }),
    );
  });

  it('is removed with a named person, but the request is not executed again', async () => {
    const { _id: candidate } = await createCandidate(api);
    const erased = String(candidate);
    const request = { key: randomUUID(), body: { candidateId: erased, description: '<p>Of somebody</p>' } };
    await post('/notes', request);
    const { _id } = await lastKey();
    await eraseCandidate(api, candidate);
    const left = JSON.stringify(await keys.find().lean());
    expect(left).not.toContain(erased);
    expect(left).not.toContain('Of somebody');
    await keys.updateOne({ _id }, { $set: { leaseUntil: past() } });
    expect(codeOf(await post('/notes', request))).toEqual({ status: 409, code: 'idempotency_answer_gone' });
  });

  it('needs the current rights of its user', async () => {
    const { client, user } = await asRecruiter(api);
    const request = { ...newFolder(), client };
    await post('/candidates/folders', request);
    await api.app.get(SessionsService).endAllOf(user._id);
    expect(codeOf(await post('/candidates/folders', request))).toEqual({ status: 401, code: 'session_expired' });
  });
});
