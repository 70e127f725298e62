import { once } from 'node:events';
import { Agent, get, type ClientRequest, type IncomingMessage } from 'node:http';
import { VIEWER_MS } from '@byline/shared-types/domain';
import { Redis } from 'ioredis';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { STREAM } from '../src/common/changes/change.js';
import { SessionsService } from '../src/modules/sessions/sessions.service.js';
import type { ChangeDto, ChangesResponse } from '../src/modules/changes/dto/changes.dto.js';
import { asCandidate } from './factories/accounts.js';
import { createCandidate } from './factories/candidates.js';
import { receiveMail } from './factories/conversations.js';
import { asRecruiter } from './factories/users.js';
import { testApi } from './support/api.js';
import { BackendProcess } from './support/backend-process.js';
import type { Client } from './support/client.js';
import { FaultyProxy } from './support/faulty-proxy.js';
import { until } from './support/until.js';

const proxy = await FaultyProxy.to(process.env.REDIS_URL ?? '');
afterAll(() => proxy.close());
const redisUrl = new URL(process.env.REDIS_URL ?? '');
redisUrl.pathname = `/${process.env.VITEST_POOL_ID ?? '0'}`;
const direct = new Redis(redisUrl.href);
afterAll(() => direct.disconnect());
const behindProxy = new URL(redisUrl);
behindProxy.host = new URL(proxy.url).host;

const api = await testApi({ REDIS_URL: behindProxy.href, REDIS_TIMEOUT_MS: '500', LOG_LEVEL: 'silent' });
const { client: sofie, user } = await asRecruiter(api);
const sofieId = String(user._id);
const { client: karim } = await asRecruiter(api);

/** A stream of changes, read as a browser reads it. */
class Follower {
  readonly messages: ChangesResponse[] = [];
  ended = false;
  private readonly request: ClientRequest;

  private constructor({ token }: Client, url: string, cursor: string | undefined, agent: Agent | false) {
    const headers = {
      authorization: `Bearer ${token}`,
      accept: 'text/event-stream',
      ...(cursor && { 'last-event-id': cursor }),
    };
    this.request = get(`${url}/changes`, { headers, agent });
    this.request.on('error', () => undefined);
  }

  static async of(client: Client, url = api.url, cursor?: string, agent: Agent | false = false): Promise<Follower> {
    const follower = new Follower(client, url, cursor, agent);
    const [answer] = (await once(follower.request, 'response')) as [IncomingMessage];
    if (answer.statusCode !== 200) throw new Error(String(answer.statusCode));
    expect(answer.headers).toMatchObject({
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    follower.read(answer);
    await until('the stream starts', () => follower.messages.length > 0);
    open.push(follower);
    return follower;
  }

  get changes() {
    return this.messages.flatMap(({ changes }) => changes);
  }

  get cursor(): string {
    return this.messages.at(-1)?.cursor ?? '';
  }

  close(): void {
    this.request.destroy();
  }

  /** Waits until a change of this record arrives. */
  async hears(id: string, by: string | null = sofieId) {
    const isIt = (change: ChangeDto): boolean => change.id === id && change.by === by;
    return await until(`a change of ${id}`, () => this.changes.find(isIt));
  }

  private read(answer: IncomingMessage): void {
    let text = '';
    answer.setEncoding('utf8').on('error', () => undefined);
    answer.on('data', (piece: string) => {
      const blocks = (text + piece).split('\n\n');
      text = blocks.pop() ?? '';
      const data = blocks.flatMap((block) => /^data: (.*)$/m.exec(block)?.[1] ?? []);
      this.messages.push(...data.map((one) => JSON.parse(one) as ChangesResponse));
    });
    answer.on('close', () => (this.ended = true));
  }
}

const open: Follower[] = [];
afterEach(() => open.splice(0).forEach((follower) => follower.close()));

const item = { title: 'Interview', startDate: '2026-11-18T09:00:00.000Z', endDate: '2026-11-18T10:30:00.000Z' };
const addItem = async (client: Client = sofie): Promise<string> =>
  (await client.create<{ _id: string }>('/calendar', item))._id;

describe('changes', () => {
  it('name record, candidate and author, and no contents, after the commit', async () => {
    const { _id: candidateId } = await createCandidate(api);
    const follower = await Follower.of(karim);
    const id = await addItem();
    expect(await follower.hears(id)).toEqual({ kind: 'calendar-item', id, candidateId: null, by: sofieId });
    const note = await sofie.create<{ _id: string }>('/notes', { candidateId, description: '<p>Secret</p>', score: 2 });
    expect(await follower.hears(note._id)).toMatchObject({ kind: 'note', candidateId: String(candidateId) });
    await sofie.patch(`/candidates/${String(candidateId)}`, { status: 'test' });
    expect(await follower.hears(String(candidateId))).toMatchObject({ kind: 'candidate', by: sofieId });
    await sofie.delete(`/calendar/${id}`);
    await until('the deletion', () => follower.changes.filter((change) => change.id === id).length === 2);
    expect(JSON.stringify(follower.messages)).not.toMatch(/Secret|Interview/);
  });

  it('name a made, changed and removed view', async () => {
    const follower = await Follower.of(karim);
    const { _id } = await sofie.create<{ _id: string }>('/candidates/views', {
      name: 'Sworn',
      shared: true,
      list: { sort: '-createdAt' },
    });
    await sofie.patch(`/candidates/views/${_id}`, { name: 'Sworn, Dutch' });
    await sofie.delete(`/candidates/views/${_id}`);
    const told = () => follower.changes.filter(({ kind, id }) => kind === 'candidate-view' && id === _id);
    await until('three changes', () => told().length === 3);
    expect(told()[0]).toEqual({ kind: 'candidate-view', id: _id, candidateId: null, by: sofieId });
  });

  it('name a pair of candidates who may be one person', async () => {
    const follower = await Follower.of(karim);
    const { _id, phone } = await createCandidate(api, { phone: '+32 9 224 61 12' });
    await createCandidate(api, { phone });
    await until('the pair', () => follower.changes.some(({ kind }) => kind === 'duplicate'));
    const { records } = (
      await karim.get<{ records: object[] }>(`/candidates/duplicates?filter[candidateId]=${String(_id)}`)
    ).body;
    expect(records).toHaveLength(1);
  });

  it('of a refused write do not arrive', async () => {
    const id = await addItem();
    const follower = await Follower.of(karim, api.url, (await karim.get<ChangesResponse>('/changes')).body.cursor);
    expect(await sofie.refusal('PATCH', `/calendar/${id}`, { title: 'Other', version: 7 })).toBe('409 stale_version');
    await follower.hears(await addItem());
    expect(follower.changes.map((change) => change.id)).not.toContain(id);
  });

  it('of one process reach the readers of another', async () => {
    const other = await BackendProcess.start('API', { ...api.env, REDIS_URL: redisUrl.href, LOG_LEVEL: 'silent' });
    const [here, there] = await Promise.all([Follower.of(karim), Follower.of(karim, `${other.url}/api/v1`)]);
    const id = await addItem();
    await Promise.all([here.hears(id), there.hears(id)]);
    await sofie.delete(`/calendar/${id}`);
    const written = (await fetch(`${other.url}/api/v1/calendar`, {
      method: 'POST',
      headers: { authorization: `Bearer ${sofie.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(item),
    }).then((answer) => answer.json())) as { data: { _id: string } };
    await Promise.all([here.hears(written.data._id), there.hears(written.data._id)]);
    await other.stop();
  });

  it('do not keep a process from its end, also if the reader would use the connection again', async () => {
    const other = await BackendProcess.start('API', { ...api.env, REDIS_URL: redisUrl.href, LOG_LEVEL: 'silent' });
    const agent = new Agent({ keepAlive: true });
    const follower = await Follower.of(karim, `${other.url}/api/v1`, undefined, agent);
    const started = performance.now();
    await other.stop();
    expect(performance.now() - started).toBeLessThan(5_000);
    await until('the stream ends', () => follower.ended);
    agent.destroy();
  });

  it('that a killed process may not have told make readers read anew at the next start', async () => {
    const follower = await Follower.of(karim);
    const env = { ...api.env, REDIS_URL: redisUrl.href, LOG_LEVEL: 'silent' };
    const worker = await BackendProcess.start('worker', env);
    await until('it is told', () => follower.messages.some(({ missed }) => missed));
    await worker.kill();
  });

  it('that a reader missed arrive when it comes back; a place that is gone says so', async () => {
    const first = await Follower.of(karim);
    await first.hears(await addItem());
    first.close();
    const missed = await addItem();
    const second = await Follower.of(karim, api.url, first.cursor);
    expect(second.messages[0]).toMatchObject({ missed: false, live: true });
    await second.hears(missed);
    const strange = await Follower.of(karim, api.url, '17-3');
    expect(strange.messages[0]).toMatchObject({ missed: true, changes: [] });
    const { body } = await karim.get<ChangesResponse>('/changes', { 'last-event-id': first.cursor });
    expect(body.changes.map(({ id }) => id)).toEqual([missed]);
  });
});

describe('a stream', () => {
  it('is for recruiters', async () => {
    const { client } = await asCandidate(api);
    await expect(Follower.of(client)).rejects.toThrow('403');
  });

  it('ends at once with its session, its role or its account', async () => {
    const sessions = api.app.get(SessionsService);
    const [out, demoted] = [await asRecruiter(api), await asRecruiter(api)];
    const followers = await Promise.all([Follower.of(out.client), Follower.of(demoted.client)]);
    const stays = await Follower.of(karim);
    await out.client.post('/auth/logout');
    await sessions.endAllOf(demoted.user._id);
    await until('both end', () => followers.every(({ ended }) => ended), 3);
    expect(stays.ended).toBe(false);
  });

  it('of one user is one of ten', async () => {
    const { client } = await asRecruiter(api);
    await Promise.all(Array.from({ length: 10 }, () => Follower.of(client)));
    await expect(Follower.of(client)).rejects.toThrow('429');
  });
});

describe('without Redis', () => {
  it(
    'writes succeed, streams say that they are behind, and read anew when it is back',
    { timeout: 60_000 },
    async () => {
      const follower = await Follower.of(karim);
      proxy.reset();
      await until('it is behind', () => follower.messages.some(({ live }) => !live), 20);
      const id = await addItem();
      const late = await Follower.of(sofie);
      expect(late.messages[0]).toMatchObject({ live: false });
      await proxy.restoreListening();
      await until('it reads anew', () => follower.messages.at(-1)?.missed === true, 20);
      expect(follower.messages.at(-1)?.live).toBe(true);
      expect(follower.changes.map((change) => change.id)).not.toContain(id);
      await follower.hears(await addItem());
    },
  );

  it('that lost its stream, readers read anew', async () => {
    const follower = await Follower.of(karim);
    await follower.hears(await addItem());
    follower.close();
    await direct.del(STREAM);
    expect((await Follower.of(karim, api.url, follower.cursor)).messages[0]).toMatchObject({ missed: true });
  });
});

describe('who writes an answer', () => {
  it('is told to the others who have the conversation open, until it ends', async () => {
    const candidateId = (await createCandidate(api))._id;
    const path = `/conversations/${await receiveMail(api, { candidateId })}/writers`;
    const follower = await Follower.of(karim);
    const told = () =>
      follower.changes.filter((change) => change.kind === 'viewer' && change.candidateId === String(candidateId));
    expect((await sofie.request('PUT', `${path}/me`)).body).toEqual({ writers: [] });
    await until('it is told', () => told().length === 1);
    expect((await karim.get(path)).body).toEqual({ writers: [sofieId] });
    expect((await karim.get(path)).body).toEqual({ writers: [sofieId] });
    await sofie.request('PUT', `${path}/me`);
    await sofie.delete(`${path}/me`);
    await until('the end is told', () => told().length === 2);
    expect((await karim.request('PUT', `${path}/me`)).body).toEqual({ writers: [] });
    expect((await karim.get(path)).body).toEqual({ writers: [] });
  });

  it('ends by itself, and needs a conversation with a candidate', async () => {
    const id = await receiveMail(api, { candidateId: (await createCandidate(api))._id });
    await direct.zadd(`byline:writers:${id}`, Date.now() - VIEWER_MS, sofieId);
    expect((await karim.get(`/conversations/${id}/writers`)).body).toEqual({ writers: [] });
    const unmatched = `/conversations/${await receiveMail(api)}/writers`;
    await sofie.request('PUT', `${unmatched}/me`);
    expect((await karim.get(unmatched)).body).toEqual({ writers: [] });
  });
});

describe('who looks at a candidate', () => {
  it('is told to the others who do, until one leaves', async () => {
    const id = String((await createCandidate(api))._id);
    const path = `/candidates/${id}/viewers/me`;
    const follower = await Follower.of(karim);
    const isTold = (): boolean =>
      follower.changes.some(({ kind, candidateId }) => kind === 'viewer' && candidateId === id);
    expect((await sofie.request('PUT', path)).body).toEqual({ viewers: [] });
    await until('it is told', isTold);
    expect((await karim.request('PUT', path)).body).toEqual({ viewers: [sofieId] });
    follower.messages.length = 0;
    await karim.request('PUT', path);
    await sofie.delete(path);
    await until('the end is told', isTold);
    expect(follower.changes.filter(({ kind }) => kind === 'viewer')).toHaveLength(1);
    expect((await karim.request('PUT', path)).body).toEqual({ viewers: [] });
  });

  it('ends by itself', async () => {
    const id = String((await createCandidate(api))._id);
    await sofie.request('PUT', `/candidates/${id}/viewers/me`);
    await direct.zadd(`byline:viewers:${id}`, Date.now() - VIEWER_MS, sofieId);
    expect((await karim.request('PUT', `/candidates/${id}/viewers/me`)).body).toEqual({ viewers: [] });
  });
});
