import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fastify } from 'fastify';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { AskPages } from './ask-pages.ts';
import { PlainPages } from './plain-pages.ts';
import type { Ask, AskPage, LoadedRenderer } from './renderer.ts';

const ASK: Ask = { state: 'looking', from: null, daysPerWeek: 2.5, hoursPerWeek: null, answer: null };
let known = ASK;
/** The API's response to a person's answer. */
let taken: { status: number; body: object } = { status: 200, body: ASK };
const sent: unknown[] = [];

const api = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    const isKnown = request.url?.includes('/t1') === true;
    if (request.method === 'POST') sent.push(JSON.parse(Buffer.concat(parts).toString()));
    const { status, body } = request.method === 'POST' ? taken : { status: isKnown ? 200 : 404, body: known };
    response.writeHead(status).end(JSON.stringify(isKnown ? body : { code: 'not_found' }));
  });
}).listen(0, '127.0.0.1');
await once(api, 'listening');
afterAll(() => api.close());

const renderer = {
  languages: ['nl', 'en'],
  files: {},
  renderAskPage: (_language: string, page: AskPage) => Promise.resolve(JSON.stringify(page)),
} as unknown as LoadedRenderer;
const env = { API_URL: `http://127.0.0.1:${(api.address() as AddressInfo).port}` };
const server = fastify();
new PlainPages(renderer, env, '').serve(server);
new AskPages(renderer, env).serve(server);
const headers = { 'content-type': 'application/x-www-form-urlencoded' };
const open = async (url: string) => (await server.inject(url)).json<{ form: object }>();
const post = (payload: string) => server.inject({ method: 'POST', url: '/available/t1', payload, headers });
const refusedBy = (field: string, code: string) => ({
  status: 400,
  body: { code: 'validation_failed', errors: [{ field, code }] },
});

beforeEach(() => {
  known = ASK;
  taken = { status: 200, body: ASK };
  sent.length = 0;
});

describe('the page of a mailed question', () => {
  it('opens with the answer of the link, or without one with the known availability', async () => {
    expect((await open('/available/t1')).form).toMatchObject({ answer: 'yes', daysPerWeek: '2.5' });
    expect((await open('/available/t1?answer=days')).form).toMatchObject({ answer: 'yes', daysPerWeek: '' });
    known = { ...ASK, state: 'not_looking', daysPerWeek: null };
    expect((await open('/available/t1')).form).toMatchObject({ answer: 'not_looking', daysPerWeek: 'any' });
    known = { ...ASK, daysPerWeek: null, hoursPerWeek: 20 };
    expect((await open('/available/t1')).form).toMatchObject({ daysPerWeek: 'hours' });
  });

  it.each([
    ['answer=yes&daysPerWeek=3', { answer: 'yes', daysPerWeek: 3 }],
    ['answer=yes&daysPerWeek=any', { answer: 'yes', daysPerWeek: null }],
    ['answer=yes&daysPerWeek=hours', { answer: 'yes' }],
    ['answer=yes', { answer: 'yes', daysPerWeek: '' }],
    ['answer=yes&daysPerWeek=abc', { answer: 'yes', daysPerWeek: 'abc' }],
    ['answer=bogus', { answer: 'bogus' }],
    ['', { answer: '' }],
  ])('leaves the judgement of %s to the API', async (payload, expected) => {
    expect((await post(payload)).statusCode).toBe(303);
    expect(sent).toEqual([expected]);
  });

  it('shows a refused form as it was sent, with the field', async () => {
    taken = refusedBy('daysPerWeek', 'not_allowed');
    const { statusCode, body } = await post('answer=yes&daysPerWeek=9&from=2027-01-04');
    expect(statusCode).toBe(400);
    expect(JSON.parse(body)).toMatchObject({
      name: 'question',
      form: { answer: 'yes', daysPerWeek: '9', from: '2027-01-04', refused: { field: 'daysPerWeek' } },
    });
    taken = { status: 429, body: { code: 'too_many_requests' } };
    expect((await post('answer=not_looking')).statusCode).toBe(429);
  });

  it('refuses a repeated field', async () => {
    expect((await post('answer=yes&answer=not_looking')).statusCode).toBe(400);
    expect(sent).toEqual([]);
  });

  it('asks before it ends mails, if it knows the link', async () => {
    expect((await server.inject('/available/t1/mails/never')).json()).toMatchObject({ name: 'mails' });
    expect((await server.inject('/available/t2/mails/never')).statusCode).toBe(404);
  });
});
