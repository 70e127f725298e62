import { describe, expect, it } from 'vitest';
import type { Problem } from '@byline/shared-types/domain';
import { createCandidate } from './factories/candidates.js';
import { asRecruiter } from './factories/users.js';
import { testApi } from './support/api.js';
import { fieldsOf } from './support/problems.js';

const api = await testApi();
const recruiter = (await asRecruiter(api)).client;

interface Candidate {
  _id: string;
  firstname: string;
  city: string | null;
  email: string;
}

describe('invisible characters', () => {
  it('are removed from a name and from a search', async () => {
    const body = await recruiter.create<Candidate>('/candidates', {
      firstname: '\u202eZoe\u0308\u200b',
      name: 'Onzichtbaar',
      city: '\u2066\u200b',
      email: '\ufeffzoe.onzichtbaar@example.be',
    });
    expect(body).toMatchObject({ firstname: 'Zoë', city: null, email: 'zoe.onzichtbaar@example.be' });
    const found = await recruiter.records<Candidate>(`/candidates?search=${encodeURIComponent('On\u00adzicht')}`);
    expect(found).toMatchObject([{ _id: body._id }]);
  });

  it('are not a name', async () => {
    expect(
      await recruiter.wrongFields('POST', '/candidates', {
        firstname: '\u202e\u3164',
        name: '\u200b',
        email: '\u200d',
      }),
    ).toEqual(['email required', 'firstname required', 'name required']);
  });
});

describe('names of properties of every object', () => {
  it.each([
    ['filter[__proto__]=x', 'filter.__proto__'],
    ['filter[constructor]=x', 'filter.constructor'],
    ['filter%5BtoString%5D=x', 'filter.toString'],
    ['filter[createdAt][__proto__]=2026-01-01', 'filter.createdAt.__proto__'],
    ['__proto__[a]=x', '__proto__.a'],
    ['sort=constructor', 'sort.constructor'],
    ['sort=-__proto__', 'sort.-__proto__'],
    ['fields=prototype', 'fields.prototype'],
  ])('are refused by name in a query: %s', async (query, field) => {
    expect(await recruiter.wrongFields('GET', `/candidates?${query}`)).toEqual([`${field} unknown_field`]);
  });

  it.each(['__proto__', 'constructor', 'prototype'])('are refused by name in a body: %s', async (name) => {
    const id = String((await createCandidate(api))._id);
    const answer = await fetch(`${api.url}/candidates/${id}`, {
      method: 'PATCH',
      headers: { authorization: `Bearer ${recruiter.token ?? ''}`, 'content-type': 'application/json' },
      body: `{"links": {"${name}": "https://x.example"}, "${name}": 1}`,
    });
    expect(answer.status).toBe(400);
    const problem = (await answer.json()) as Problem;
    expect(fieldsOf(problem)).toEqual([`${name} unknown_field`, `links.${name} unknown_field`].sort());
  });
});
