import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createCandidate } from './factories/candidates.js';
import { asRecruiter, asSuperAdmin } from './factories/users.js';
import { testApi } from './support/api.js';

interface Written {
  _id: string;
  version: number;
  createdAt: string;
  modifiedAt: string;
  editedAt: string | null;
  abilities: { update: boolean; delete: boolean };
}

const api = await testApi();
const { client: writer, user } = await asRecruiter(api);
const { client: colleague } = await asRecruiter(api);
const { client: superAdmin, user: boss } = await asSuperAdmin(api);
const [writerId, superAdminId] = [String(user._id), String(boss._id)];

const trailOf = (entityId: string) =>
  api.model<{ action: string; actorId: unknown }>('Audit').find({ entityId }).lean();

const note = async (): Promise<Written> => {
  const candidateId = String((await createCandidate(api))._id);
  return await writer.create<Written>('/notes', { candidateId, description: '<p>Writes well</p>' });
};
const interview = async (): Promise<Written> => {
  const candidateId = String((await createCandidate(api))._id);
  const template = { type: randomBytes(6).toString('hex'), questions: [] };
  const { _id: templateId } = await writer.create<Written>('/interviewtemplates', template);
  const questions = [{ question: 'Why freelance?', answer: 'Freedom.' }];
  return await writer.create<Written>('/interviews', { candidateId, templateId, questions });
};

describe.each([
  { what: 'note', path: '/notes', make: note, change: { description: '<p>Writes badly</p>' } },
  {
    what: 'interview',
    path: '/interviews',
    make: interview,
    change: { questions: [{ question: 'Why freelance?', answer: 'Money.' }] },
  },
])('a $what', ({ what, path, make, change }) => {
  it('can be changed by its writer only, and says when', async () => {
    const made = await make();
    const at = `${path}/${made._id}`;
    expect(made).toMatchObject({ editedAt: null, abilities: { update: true, delete: true } });
    for (const [other, mayDelete] of [
      [colleague, false],
      [superAdmin, true],
    ] as const) {
      expect(await other.refusal('PATCH', at, { ...change, version: 0 })).toBe('403 not_yours');
      expect((await other.get<Written>(at)).body.abilities).toEqual({ update: false, delete: mayDelete });
    }
    expect((await writer.get<Written>(at)).body).toEqual(made);
    const { body: edited } = await writer.patch<Written>(at, { ...change, version: 0 });
    expect(edited).toMatchObject({ version: 1, createdAt: made.createdAt, editedAt: edited.modifiedAt });
    const list = await colleague.records<Written>(`${path}?sort=-createdAt&limit=1`);
    expect(list).toMatchObject([{ _id: made._id, editedAt: edited.editedAt }]);
  });

  it('can be removed by its writer, or by a super-admin with an audit entry', async () => {
    const [own, others] = [await make(), await make()];
    expect(await colleague.refusal('DELETE', `${path}/${others._id}`)).toBe('403 not_yours');
    expect((await writer.delete(`${path}/${own._id}`)).status).toBe(204);
    expect(await trailOf(own._id)).toEqual([]);
    expect((await superAdmin.delete(`${path}/${others._id}`)).status).toBe(204);
    expect(await writer.refusal('GET', `${path}/${others._id}`)).toBe('404 not_found');
    expect((await trailOf(others._id)).map(({ action, actorId }) => [action, String(actorId)])).toEqual([
      ['removed', superAdminId],
    ]);
    const [entry] = JSON.parse(JSON.stringify(await trailOf(others._id))) as object[];
    expect(entry).toMatchObject({ entity: what, changes: [{ field: 'writtenBy', from: null, to: writerId }] });
  });
});
