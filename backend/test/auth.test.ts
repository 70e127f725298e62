import { describe, expect, it } from 'vitest';
import { JwtService, type JwtSignOptions } from '@nestjs/jwt';
import type { LoginResponse } from '../src/modules/users/dto/user.dto.js';
import { createUser, loggedIn } from './factories/users.js';
import { TEST_SECRET, testApi } from './support/api.js';
import { fieldsOf } from './support/problems.js';
import { Client } from './support/client.js';

const api = await testApi();
const anyone = new Client(api.url);

describe('login', () => {
  it('answers a token and the user, without secrets', async () => {
    const { email, password } = await createUser(api, { roles: ['recruiter'] });
    const { status, body } = await anyone.post<LoginResponse>('/auth/login', { email: email.toUpperCase(), password });
    expect(status).toBe(200);
    expect(body.user).toMatchObject({ email, roles: ['recruiter'], twofactorEnabled: false });
    expect(JSON.stringify(body)).not.toMatch(/hash|secret|argon/i);
  });

  it('answers alike for a wrong password and an unknown address', async () => {
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
    expect(fieldsOf(problem)).toEqual(['admin unknown_field', 'email required', 'password required']);
  });

  it('refuses operators in place of values', async () => {
    const problem = await anyone.problem('POST', '/auth/login', { email: { $ne: '' }, password: { $ne: '' } });
    expect(problem.status).toBe(400);
  });

  it('ends a session at once at logout', async () => {
    const { email, password } = await createUser(api);
    const { body } = await anyone.post<LoginResponse>('/auth/login', { email, password });
    const user = anyone.as(body.token);
    expect((await user.post('/auth/logout')).status).toBe(204);
    expect(await user.refusal('POST', '/auth/logout')).toBe('401 session_expired');
  });

  it.each<[string, JwtSignOptions]>([
    ['another secret', { secret: 'b'.repeat(40) }],
    ['another issuer', { issuer: 'somebody' }],
    ['another algorithm', { algorithm: 'HS512' }],
    ['a time that is over', { expiresIn: -1 }],
  ])('opens nothing with a token of %s', async (_, changes) => {
    const { client } = await loggedIn(api);
    const [, claims = ''] = (client.token ?? '').split('.');
    const { sid } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { sid: string };
    const options: JwtSignOptions = { secret: TEST_SECRET, issuer: 'byline', algorithm: 'HS256', expiresIn: 60 };
    const sign = (more: JwtSignOptions): string => new JwtService().sign({ sid }, { ...options, ...more });
    expect((await anyone.as(sign({})).get('/users/me')).status).toBe(200);
    expect(await anyone.as(sign(changes)).refusal('GET', '/users/me')).toBe('401 session_expired');
  });
});
