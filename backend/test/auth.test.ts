import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LoginResponse } from '../src/modules/users/dto/user.dto.js';
import { createUser } from './factories/users.js';
import { startApi, type TestApi } from './support/api.js';
import { Client } from './support/client.js';

let api: TestApi;
let anyone: Client;
beforeAll(async () => {
  api = await startApi();
  anyone = new Client(api.url);
});
afterAll(() => api.close());

describe('login', () => {
  it('answers a token and the user, without any secret', async () => {
    const { email, password } = await createUser(api, { roles: ['recruiter'] });
    const { status, body } = await anyone.post<LoginResponse>('/auth/login', { email: email.toUpperCase(), password });
    expect(status).toBe(200);
    expect(body.user).toMatchObject({ email, roles: ['recruiter'], twofactorEnabled: false });
    expect(JSON.stringify(body)).not.toMatch(/hash|secret|argon/i);
  });

  it('says the same for a wrong password and an unknown address', async () => {
    const { email } = await createUser(api);
    const wrong = await anyone.problem('POST', '/auth/login', { email, password: 'not the password' });
    const unknown = await anyone.problem('POST', '/auth/login', {
      email: 'nobody@example.be',
      password: 'not the password',
    });
    expect(wrong).toMatchObject({ status: 401, code: 'wrong_credentials', detail: 'Gegevens niet correct.' });
    expect({ ...unknown, instance: '' }).toEqual({ ...wrong, instance: '' });
  });

  it('names missing and unknown fields', async () => {
    const problem = await anyone.problem('POST', '/auth/login', { email: '', admin: true });
    expect(problem).toMatchObject({ status: 400, code: 'validation_failed' });
    expect(problem.errors?.map(({ field, code }) => `${field} ${code}`).sort()).toEqual([
      'admin unknown_field',
      'email required',
      'password required',
    ]);
  });

  it('refuses operators in place of values', async () => {
    const problem = await anyone.problem('POST', '/auth/login', { email: { $ne: '' }, password: { $ne: '' } });
    expect(problem.status).toBe(400);
  });

  it('ends a session at logout, at once', async () => {
    const { email, password } = await createUser(api);
    const { body } = await anyone.post<LoginResponse>('/auth/login', { email, password });
    const user = anyone.as(body.token);
    expect((await user.post('/auth/logout')).status).toBe(204);
    expect(await user.problem('POST', '/auth/logout')).toMatchObject({ status: 401, code: 'session_expired' });
  });
});
