import { METHOD_METADATA } from '@nestjs/common/constants.js';
import { RequestMethod } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { DAY_MS, SECURITY_EVENT_CANDIDATES } from '@byline/shared-types/domain';
import type { QueryFilter } from 'mongoose';
import { describe, expect, it } from 'vitest';
import { LOGGED } from '../src/common/security-log/logged.decorator.js';
import type { SecurityEvent } from '../src/common/security-log/security-event.schema.js';
import { SecurityLog } from '../src/common/security-log/security-log.service.js';
import type { SecurityEventResponse } from '../src/modules/security-log/dto/security-event.dto.js';
import { linkParts, mailTo, solveBotCheck } from './factories/accounts.js';
import { createCandidate } from './factories/candidates.js';
import { form, pdf, png } from './factories/uploads.js';
import { asRecruiter, asSuperAdmin, createUser, loggedIn, PASSWORD } from './factories/users.js';
import { testApi } from './support/api.js';
import { Client } from './support/client.js';
import { expectIndexed } from './support/explain.js';

const api = await testApi();
const admin = (await asSuperAdmin(api)).client;
const events = api.model<SecurityEvent>('SecurityEvent');

interface EventPage {
  records: SecurityEventResponse[];
  totalCount: number | null;
}
const logOf = async (query: string): Promise<SecurityEventResponse[]> =>
  (await admin.get<EventPage>(`/security-events?${query}`)).body.records;
const kindsOf = async (query: string): Promise<string[]> => (await logOf(query)).map(({ kind }) => kind);

const AGENT = 'Mozilla/5.0 (test) Firefox/140.0';
const login = (email: string, password: string) =>
  new Client(api.url).post<{ token: string }>('/auth/login', { email, password }, { 'user-agent': AGENT });

describe('the security log', () => {
  it('contains logins and refused ones: account, address and method, but never the typed values', async () => {
    const { user, email } = await createUser(api);
    await login(email, 'a wrong password');
    await login('nobody-at-all@example.be', 'a wrong password');
    const { body } = await login(email, PASSWORD);
    await new Client(api.url, body.token).post('/auth/logout');
    const told = await logOf(`filter[userId]=${String(user._id)}`);
    expect(told.map(({ kind }) => kind)).toEqual(['logout', 'login', 'login_refused']);
    const refused = told[2];
    expect(refused).toMatchObject({
      actorId: null,
      user: { firstname: 'Noor', name: 'Dewitte' },
      address: '127.0.0.1',
      userAgent: AGENT,
    });
    expect(told[1]).toMatchObject({ actor: { firstname: 'Noor' }, address: '127.0.0.1', browser: 'Firefox' });
    expect(JSON.stringify(await events.find().lean())).not.toMatch(/nobody-at-all|wrong password/);
  });

  it('contains the attempt that locked the account, and wrong codes', async () => {
    const { user, email } = await createUser(api);
    for (let tries = 0; tries < 10; tries++) await login(email, 'a wrong password');
    expect((await kindsOf(`filter[userId]=${String(user._id)}`))[0]).toBe('login_locked');

    const { user: other, email: address } = await createUser(api, { twofactorEnabled: true });
    const { body } = await login(address, PASSWORD);
    await new Client(api.url, body.token).post('/users/verify2fa', {
      userId: String(other._id),
      code: '000000',
      time: 0,
    });
    expect(await logOf(`filter[userId]=${String(other._id)}`)).toMatchObject([
      { kind: 'code_refused', actorId: null, userId: String(other._id) },
    ]);
  });

  it('contains changes of roles and passwords, with both users', async () => {
    const { user } = await createUser(api);
    const { client, user: colleague } = await asRecruiter(api);
    await client.patch('/users/role', { userId: String(user._id), role: 'recruiter' });
    await client.delete(`/users/role?userId=${String(user._id)}&role=recruiter`);
    await client.post('/users/me/password', { currentPassword: PASSWORD, password: 'another horse battery' });
    const told = await logOf(`filter[userId]=${String(colleague._id)}`);
    expect(told.map(({ kind }) => kind)).toEqual(['password_changed', 'role_taken', 'role_given']);
    expect(told[1]).toMatchObject({ actorId: String(colleague._id), userId: String(user._id) });
  });

  it('contains opened candidates by quarter of an hour, and saved files, except photos', async () => {
    const [one, two] = [await createCandidate(api), await createCandidate(api)];
    const { client, user } = await asRecruiter(api);
    for (const { _id } of [one, two, one]) await client.get(`/candidates/${String(_id)}`);
    const path = `/candidates/${String(one._id)}`;
    const cv = await client.create<{ file: { _id: string } }>(`${path}/file`, form(await pdf(), 'cv.pdf'));
    const photo = await client.create<{ file: { _id: string } }>(`${path}/avatar`, form(await png(), 'me.png'));
    await client.get(`${path}/file/${photo.file._id}`);
    const query = `filter[userId]=${String(user._id)}`;
    expect(await kindsOf(query)).toEqual(['candidates_opened']);
    await client.get(`${path}/file/${cv.file._id}`);
    const told = await logOf(query);
    expect(told.map(({ kind, candidateIds }) => [kind, candidateIds.toSorted()])).toEqual(
      expect.arrayContaining([
        ['candidates_opened', [String(one._id), String(two._id)].toSorted()],
        ['files_downloaded', [String(one._id)]],
      ]),
    );
    expect(await kindsOf(`filter[candidateId]=${String(two._id)}`)).toEqual(['candidates_opened']);
  });

  it('omits candidates reading their own data', async () => {
    const { _id } = await createCandidate(api);
    const { client, user } = await loggedIn(api, { candidateId: _id });
    await client.get(`/candidates/${String(_id)}`);
    expect(await kindsOf(`filter[userId]=${String(user._id)}`)).toEqual([]);
  });

  it('starts another event after many candidates', async () => {
    const { client, user } = await asRecruiter(api);
    const { _id } = await createCandidate(api);
    await client.get(`/candidates/${String(_id)}`);
    const many = Array.from({ length: SECURITY_EVENT_CANDIDATES }, () => user._id);
    await events.updateOne({ actorId: user._id }, { $set: { candidateIds: many } });
    await client.get(`/candidates/${String(_id)}`);
    const told = await logOf(`filter[userId]=${String(user._id)}`);
    expect(told.map(({ candidateIds }) => candidateIds.length).toSorted()).toEqual([1, SECURITY_EVENT_CANDIDATES]);
  });

  it('contains operations on many candidates with action and size, once for a repeat', async () => {
    const { _id } = await createCandidate(api);
    const { client, user } = await asRecruiter(api);
    const body = { selection: { ids: [String(_id)] }, action: { status: 'offer' } };
    const key = { 'idempotency-key': 'security-log-once' };
    const { body: begun } = await client.post<{ data: { _id: string } }>('/candidates/bulk', body, key);
    await client.post('/candidates/bulk', body, key);
    await client.post(`/candidates/bulk/${begun.data._id}/undo`);
    const told = await logOf(`filter[userId]=${String(user._id)}`);
    expect(told.map(({ kind }) => kind)).toEqual(['operation_undone', 'operation_begun']);
    expect(told[1]).toMatchObject({ detail: 'status', count: 1, record: { id: begun.data._id } });
  });

  it('contains a password reset by mail', async () => {
    const { client, user } = await loggedIn(api);
    await new Client(api.url).post(`/users/resetPassword/${user.email}`, { altcha: await solveBotCheck(api) });
    const reset = linkParts((await mailTo(api, user.email, 'password_reset')).link);
    await new Client(api.url).post('/users/resetPassword', { ...reset, password: 'a calm harbour at noon' });
    expect(await kindsOf(`filter[userId]=${String(user._id)}`)).toEqual(['password_reset']);
    expect(await client.refusal('GET', '/users/me')).toBe('401 session_expired');
  });

  it('contains exports, also of the log itself, which has one event a line', async () => {
    const { client, user } = await asSuperAdmin(api);
    await client.get('/candidates/export');
    const path = `/security-events/export?filter[userId]=${String(user._id)}`;
    const { body, headers } = await client.get<Buffer>(path);
    expect(headers.get('content-type')).toContain('application/x-ndjson');
    expect(headers.get('content-disposition')).toMatch(/filename="security-log-\d{4}-\d\d-\d\d\.jsonl"/);
    const lines = body.toString().trim().split('\n');
    const told = lines.map((line) => JSON.parse(line) as SecurityEventResponse);
    expect(told.map(({ kind }) => kind)).toEqual(['log_exported', 'candidates_exported']);
    expect(told).toEqual(await logOf(`filter[userId]=${String(user._id)}`));
  });

  it('contains deletions', async () => {
    const { _id } = await createCandidate(api);
    const { client, user } = await asRecruiter(api);
    await client.delete(`/candidates/${String(_id)}`);
    expect(await logOf(`filter[userId]=${String(user._id)}`)).toMatchObject([
      { kind: 'deleted', record: { type: 'candidates', id: String(_id) } },
    ]);
  });

  it('shortens an address to its network after 30 days', async () => {
    const { user } = await createUser(api);
    const old = { kind: 'login', actorId: user._id, address: '203.0.113.9', network: '203.0.113.0' } as const;
    await events.create({ ...old, at: new Date(Date.now() - 31 * DAY_MS) });
    await events.create({ ...old, at: new Date(Date.now() - 29 * DAY_MS) });
    await api.app.get(SecurityLog).shortenAddresses();
    const told = await logOf(`filter[userId]=${String(user._id)}`);
    expect(told.map(({ address }) => address)).toEqual(['203.0.113.9', '203.0.113.0']);
    expect(await events.countDocuments({ actorId: user._id, address: old.address })).toBe(1);
  });

  it('forgets the addresses of an erased person, and keeps the events', async () => {
    const { _id } = await createCandidate(api);
    const { user } = await createUser(api, { candidateId: _id });
    await api.connection.model('Candidate').updateOne({ _id }, { userId: user._id });
    await events.create({
      at: new Date(),
      kind: 'login',
      actorId: user._id,
      address: '203.0.113.9',
      network: '203.0.113.0',
      userAgent: AGENT,
    });
    await admin.delete(`/candidates/${String(_id)}`);
    expect(await logOf(`filter[userId]=${String(user._id)}`)).toMatchObject([
      { kind: 'login', actorId: String(user._id), actor: null, address: null, userAgent: null },
    ]);
  });

  it('names every wrong part of a query', async () => {
    expect(
      await admin.wrongFields('GET', '/security-events?filter[kind]=spying&filter[userId]=x&sort=kind&search=x'),
    ).toEqual(['filter.kind invalid', 'filter.userId invalid_id', 'search unknown_field', 'sort.kind unknown_field']);
  });

  it('is served by an index, for every filter', async () => {
    const id = (await createUser(api)).user._id;
    const at = { $gte: new Date(0) };
    const matches: QueryFilter<SecurityEvent>[] = [
      {},
      { at },
      { kind: { $in: ['login', 'logout'] }, at },
      { $or: [{ actorId: id }, { userId: id }], at },
      { candidateIds: id, kind: { $in: ['candidates_opened'] } },
    ];
    for (const match of matches) await expectIndexed(events.find(match).sort({ at: -1, _id: -1 }));
  });
});

describe('routes', () => {
  /** Deletions without an event, each with its reason. */
  const LEFT_OUT = [
    'ConversationsController.unreadConversation', // a mark of the caller's
    'EmailChangeController.cancelEmailChange', // only a request is gone
    'EmailsController.cancelEmail', // an unsent mail; its audit trail has the user
    'FoldersController.removeFromFolder', // the candidate stays
    'ViewersController.leaveCandidate', // a mark of presence, which expires anyway
    'WritersController.stopWritingAnswer', // the same
  ];

  it('that delete something have an event', () => {
    const scanner = api.app.get(MetadataScanner);
    const silent = api.app
      .get(DiscoveryService)
      .getControllers()
      .flatMap(({ metatype }) => {
        const prototype = (metatype as { prototype: Record<string, object> }).prototype;
        return scanner
          .getAllMethodNames(prototype)
          .filter((name) => Reflect.getMetadata(METHOD_METADATA, prototype[name] ?? {}) === RequestMethod.DELETE)
          .filter((name) => !Reflect.hasMetadata(LOGGED, prototype[name] ?? {}))
          .map((name) => `${(metatype as { name: string }).name}.${name}`);
      });
    expect(silent.toSorted()).toEqual(LEFT_OUT);
  });
});
