import { Types } from 'mongoose';
import { describe, expect, it } from 'vitest';
import type { AuditEntry } from '../src/common/audit/audit.schema.js';
import type { Page } from '../src/common/lists/read-list.js';
import type { PersonResponse, RecruiterResponse } from '../src/modules/users/dto/person.dto.js';
import type { RoleResponse } from '../src/modules/users/dto/role.dto.js';
import type { LoginResponse, UserResponse } from '../src/modules/users/dto/user.dto.js';
import type { UserRecord } from '../src/modules/users/user.record.js';
import { mailsTo, mailTo } from './factories/accounts.js';
import { asRecruiter, asSuperAdmin, createUser, loggedIn } from './factories/users.js';
import { testApi } from './support/api.js';
import { Client } from './support/client.js';

const api = await testApi();
const { client: recruiter, user: me } = await asRecruiter(api);

const idOf = ({ _id }: UserRecord): string => String(_id);

describe('who am I', () => {
  it('answers the user without secrets', async () => {
    const { client, user } = await loggedIn(api);
    const { body } = await client.get<UserResponse>('/users/me');
    expect(body).toMatchObject({
      _id: idOf(user),
      email: user.email,
      tokenExpiresMinutes: 720,
      links: { linkedin: null },
    });
    expect(JSON.stringify(body)).not.toMatch(/hash|secret/i);
  });

  it('reads the hash of a password only to check one', async () => {
    const { user } = await createUser(api);
    const users = api.model<UserRecord>('User');
    expect(user.passwordHash).toBeTruthy();
    expect(await users.findById(user._id).lean()).not.toHaveProperty('passwordHash');
    const changed = await users.findOneAndUpdate({ _id: user._id }, { $set: { newsletter: true } }).lean();
    expect(changed).not.toHaveProperty('passwordHash');
  });

  it('answers the role', async () => {
    const candidateId = new Types.ObjectId();
    const { client } = await loggedIn(api, { candidateId });
    expect((await client.get<RoleResponse>('/users/role')).body).toEqual({
      type: 'candidate',
      candidateId: String(candidateId),
    });
    expect((await recruiter.get<RoleResponse>('/users/role')).body).toEqual({ type: 'recruiter', candidateId: null });
    const admin = await asSuperAdmin(api);
    expect((await admin.client.get<RoleResponse>('/users/role')).body.type).toBe('recruiter');
  });
});

describe('the recruiter role', () => {
  it('is given, which ends the sessions and writes an audit entry', async () => {
    const { client, user } = await loggedIn(api);
    const userId = idOf(user);
    const { status, body } = await recruiter.patch<PersonResponse>('/users/role', { userId, role: 'recruiter' });
    expect(status).toBe(200);
    expect(body.roles).toEqual(['candidate', 'recruiter']);
    expect(await client.refusal('GET', '/users/me')).toBe('401 session_expired');
    const trail = await api.model<AuditEntry>('Audit').find({ entityId: userId }).lean();
    expect(trail).toMatchObject([{ entity: 'role', action: 'granted', actorId: me._id }]);
  });

  it('given twice changes nothing, and mails nobody', async () => {
    const { client, user } = await asRecruiter(api);
    await recruiter.patch('/users/role', { userId: idOf(user), role: 'recruiter' });
    expect((await client.get('/users/me')).status).toBe(200);
    expect(await mailsTo(api, user.email)).toEqual([]);
  });

  it('is taken, which ends the sessions', async () => {
    const { client, user } = await loggedIn(api, { roles: ['candidate', 'recruiter'] });
    expect((await recruiter.delete(`/users/role?userId=${idOf(user)}&role=recruiter`)).status).toBe(204);
    expect(await client.refusal('GET', '/users/me')).toBe('401 session_expired');
    const records = await recruiter.records<PersonResponse>(`/users?filter[_id]=${idOf(user)}`);
    expect(records[0]?.roles).toEqual(['candidate']);
  });

  it('that was taken is told at the next login, until it is given again', async () => {
    const { user, email, password } = await createUser(api, { roles: ['candidate', 'recruiter'] });
    const leftStaffAt = async (): Promise<string | null> =>
      (await new Client(api.url).post<LoginResponse>('/auth/login', { email, password })).body.user.leftStaffAt;
    expect(await leftStaffAt()).toBeNull();
    await recruiter.delete(`/users/role?userId=${idOf(user)}&role=recruiter`);
    const { leftStaffAt: stored } = (await api.model<UserRecord>('User').findById(user._id).lean()) ?? {};
    expect(await leftStaffAt()).toBe(stored?.toISOString());
    await recruiter.patch('/users/role', { userId: idOf(user), role: 'recruiter' });
    expect(await leftStaffAt()).toBeNull();
  });

  it('is told by mail, in the person’s language, with the colleague who gave or took it', async () => {
    const { user } = await createUser(api, { language: 'fr' });
    const by = `${me.firstname} ${me.name}`;
    await recruiter.patch('/users/role', { userId: idOf(user), role: 'recruiter' });
    const given = await mailTo(api, user.email, 'role_given');
    expect(given.mail.subject).toBe('Vous avez le rôle de recruteur·rice');
    expect(given.text).toContain(`${by} vous a donné le rôle`);
    await recruiter.delete(`/users/role?userId=${idOf(user)}&role=recruiter`);
    expect((await mailTo(api, user.email, 'role_taken')).text).toContain(`${by} vous a retiré le rôle`);
    expect(await mailsTo(api, user.email)).toHaveLength(2);
  });

  it('cannot be taken from oneself, or from a super-admin by a recruiter', async () => {
    expect(await recruiter.refusal('DELETE', `/users/role?userId=${idOf(me)}&role=recruiter`)).toBe('403 own_role');
    const admin = await asSuperAdmin(api);
    const path = `/users/role?userId=${idOf(admin.user)}&role=recruiter`;
    expect(await recruiter.refusal('DELETE', path)).toBe('403 forbidden');
    const other = await asSuperAdmin(api);
    expect((await other.client.delete(path)).status).toBe(204);
  });

  it('cannot be given by candidates, and does not lead to super-admin', async () => {
    const { client, user } = await loggedIn(api);
    const body = { userId: idOf(user), role: 'recruiter' };
    expect(await client.refusal('PATCH', '/users/role', body)).toBe('403 forbidden');
    expect(await client.refusal('DELETE', `/users/role?userId=${idOf(me)}&role=recruiter`)).toBe('403 forbidden');
    expect(await recruiter.wrongFields('PATCH', '/users/role', { ...body, role: 'super-admin' })).toEqual([
      'role invalid',
    ]);
  });

  it('needs an existing user', async () => {
    const userId = String(new Types.ObjectId());
    expect(await recruiter.refusal('PATCH', '/users/role', { userId, role: 'recruiter' })).toBe('404 user_not_found');
    expect((await recruiter.problem('PATCH', '/users/role', { userId: 'x', role: 'recruiter' })).status).toBe(400);
    expect(await recruiter.wrongFields('DELETE', '/users/role')).toEqual(['role required', 'userId required']);
  });
});

describe('lists of users', () => {
  it('finds users by name in either order and by address, with the fields asked for', async () => {
    const { user } = await createUser(api, { firstname: 'Zoë', name: 'Van Quathem', email: 'zoe.vq@example.be' });
    for (const search of ['zoe van', 'QUATHEM zo', 'zoe.vq@']) {
      const query = new URLSearchParams({ search, fields: '_id,email,firstname,name', limit: '4' });
      const { body } = await recruiter.get<Page<PersonResponse>>(`/users?${query.toString()}`, {
        prefer: 'count=exact',
      });
      expect(body).toEqual({
        records: [{ _id: idOf(user), email: user.email, firstname: 'Zoë', name: 'Van Quathem' }],
        totalCount: 1,
      });
    }
  });

  it('lists recruiters only, at two addresses', async () => {
    await createUser(api, { firstname: 'Plain', name: 'Candidate' });
    const [one, two] = await Promise.all([
      recruiter.get<Page<RecruiterResponse>>('/recruiters?limit=100', { prefer: 'count=exact' }),
      recruiter.get<Page<RecruiterResponse>>('/users/recruiters?limit=100'),
    ]);
    expect(one.body.records).toEqual(two.body.records);
    expect(one.body.totalCount).toBe(one.body.records.length);
    expect(one.body.records.every(({ roles }) => roles.includes('recruiter'))).toBe(true);
    expect(one.body.records[0]).toHaveProperty('twofactorEnabled');
  });

  it('answers one recruiter, but no other user', async () => {
    expect((await recruiter.get<RecruiterResponse>(`/recruiters/${idOf(me)}`)).body.email).toBe(me.email);
    const { user } = await createUser(api);
    expect(await recruiter.problem('GET', `/recruiters/${idOf(user)}`)).toMatchObject({
      status: 404,
      code: 'user_not_found',
      detail: 'User not found',
    });
  });

  it('refuses unknown fields, filters, sorts and limits by name', async () => {
    const query = 'sort=passwordHash&fields=twofactor&filter[email]=x&limit=101';
    expect(await recruiter.wrongFields('GET', `/users?${query}`)).toEqual([
      'fields.twofactor unknown_field',
      'filter.email unknown_field',
      'limit too_high',
      'sort.passwordHash unknown_field',
    ]);
  });
});
