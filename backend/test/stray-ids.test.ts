import { describe, expect, it } from 'vitest';
import type { Problem } from '@byline/shared-types/domain';
import { everybody } from './contract/actors.js';
import { ContractContext, idOfNothing } from './contract/contract-context.js';
import { addressOf, type Example } from './contract/example.js';
import { examples } from './contract/examples/index.js';
import { createCandidate } from './factories/candidates.js';
import { testApi } from './support/api.js';
import { operations } from './support/openapi.js';

const api = await testApi();
const people = await everybody(api);
const recruiter = people.clients.superAdmin;
const candidateId = people.candidateId;
const context = await ContractContext.of(api, candidateId);

const ID = /"[0-9a-f]{24}"/g;

/** The body with one of its ids replaced by an unknown one, for each id. */
function strayBodies(body: object): object[] {
  const text = JSON.stringify(body);
  return [...text.matchAll(ID)].map(
    ({ index }) => JSON.parse(`${text.slice(0, index + 1)}${idOfNothing()}${text.slice(index + 25)}`) as object,
  );
}

const withBodies = operations.filter(({ requestBody }) => requestBody && 'application/json' in requestBody.content);

/** Calls that accept an unknown id. */
const OTHERWISE = [
  // Checks the token of the first step first.
  'verify2fa',
  // A selected candidate may be erased before the call, which skips and counts them (bulk-operations.test.ts).
  ...[
    'createBulkOperation',
    'countBulkRecipients',
    'previewBulkMail',
    'previewBulkAsk',
    'previewProposal',
    'exportSelectedCandidates',
  ],
];

describe('an unknown id in a body is refused', () => {
  it.each(withBodies.filter(({ operationId }) => !OTHERWISE.includes(operationId)))(
    '$operationId',
    async (operation) => {
      const example: Example = (await examples[operation.operationId]?.(context)) ?? {};
      for (const body of strayBodies(example.body ?? {})) {
        const { status, body: answer } = await recruiter.request(operation.method, addressOf(operation, example), body);
        const { code } = answer as Problem;
        expect([400, 404], JSON.stringify(body)).toContain(status);
        if (status === 404) expect(['not_found', 'user_not_found']).toContain(code);
      }
    },
  );
});

describe("an id of another candidate's", () => {
  it.each([
    ['/candidates/diplomas', { degree: 'Master', institute: 'UGent', from: 2015 }],
    ['/candidates/experience', { function: 'Translator', company: 'Atelier', from: '2019-02-01' }],
  ])('is refused where a part is changed: %s', async (path, part) => {
    const id = await context.make(path, { candidateId, ...part });
    const stranger = String((await createCandidate(api))._id);
    expect(await recruiter.wrongFields('PATCH', `${path}/${id}`, { candidateId: stranger })).toEqual([
      'candidateId forbidden',
    ]);
    const same = await recruiter.patch<{ candidateId: string }>(`${path}/${id}`, {
      candidateId: candidateId.toUpperCase(),
    });
    expect(same.body).toMatchObject({ candidateId, version: 0 });
  });

  it('is refused for a pair of languages, and an own one is accepted once', async () => {
    const pairs = (translationSkills: object[]) => ({ candidateInfo: { skillSet: { translationSkills } } });
    interface Profile {
      candidateInfo: { skillSet: { translationSkills: { _id: string; from: string; to: string }[] } };
    }
    const pathOf = (id: string): string => `/candidates/${id}`;
    const other = String((await createCandidate(api))._id);
    const saved = await recruiter.patch<Profile>(pathOf(other), pairs([{ from: 'en', to: 'nl' }]));
    const foreign = saved.body.candidateInfo.skillSet.translationSkills[0];
    expect(await recruiter.wrongFields('PATCH', pathOf(candidateId), pairs([{ ...foreign }]))).toEqual([
      'candidateInfo.skillSet.translationSkills.0._id invalid_id',
    ]);
    expect(
      await recruiter.wrongFields('PATCH', pathOf(other), pairs([{ ...foreign }, { ...foreign, to: 'de' }])),
    ).toEqual(['candidateInfo.skillSet.translationSkills.1._id invalid_id']);
    expect((await recruiter.patch(pathOf(other), pairs([{ ...foreign, to: 'fr' }]))).status).toBe(200);
  });

  it('in capitals does not bypass the protection of one’s own role', async () => {
    const me = (await recruiter.get<{ _id: string }>('/users/me')).body._id;
    const problem = await recruiter.refusal('DELETE', `/users/role?userId=${me.toUpperCase()}&role=recruiter`);
    expect(problem).toBe('403 own_role');
  });
});
