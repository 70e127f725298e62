import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createApplication } from './factories/applications.js';
import { createCandidate } from './factories/candidates.js';
import { asRecruiter, createUser } from './factories/users.js';
import { testApi } from './support/api.js';
import { profiled } from './support/profiled.js';

const api = await testApi();
const recruiter = (await asRecruiter(api)).client;
const candidateId = String((await createCandidate(api))._id);
await commandsOf(() => recruiter.get(`/candidates/${candidateId}`));

/** A request's commands to the database, except those for the session and names, and the commit of its transaction. */
async function commandsOf(work: () => Promise<unknown>): Promise<string[]> {
  const beside = /system\.profile|\.(sessions|users)$/;
  const entries = await profiled<{ op: string; ns: string }>(api, { ns: { $not: beside } }, work);
  return entries.map(({ op, ns }) => `${op} ${ns.split('.').at(-1)}`);
}
/** The commands of a change of a candidate until the profile is read for the answer, at once. */
async function writesOf(work: () => Promise<unknown>): Promise<string[]> {
  const commands = await commandsOf(work);
  return commands.slice(0, commands.indexOf('insert text_dues') + 1);
}
const key = () => ({ 'idempotency-key': randomUUID() });

describe('a write needs few database commands:', () => {
  it('a note', async () => {
    const note = { candidateId, description: '<p>Called.</p>' };
    expect(await commandsOf(() => recruiter.post('/notes', note, key()))).toEqual([
      'insert idempotencyKeys',
      'update candidates',
      'insert notes',
      'update idempotencyKeys',
      // The worker makes the texts of the candidate searchable.
      'insert text_dues',
      'update idempotencyKeys',
    ]);
  });

  it('a candidate', async () => {
    const candidate = { firstname: 'Noor', name: 'Dewitte', email: 'noor.of.five@example.be' };
    expect(await commandsOf(() => recruiter.post('/candidates', candidate, key()))).toEqual([
      'insert idempotencyKeys',
      // Checks whether the speaking address is free.
      'query candidates',
      'insert candidates',
      'update counters',
      'insert audit',
      // Finds people with the same address, phone or name.
      'query mail_addresses',
      'query match_keys',
      'update match_keys',
      'query match_keys',
      'query duplicates',
      'update idempotencyKeys',
      'insert text_dues',
      'update idempotencyKeys',
    ]);
  });

  it('a change of a candidate by which nobody is recognised', async () => {
    const path = `/candidates/${String((await createCandidate(api))._id)}`;
    const changes = { info: 'Prefers mornings.', links: { website: 'https://dewitte.example' } };
    expect(await writesOf(() => recruiter.patch(path, changes))).toEqual([
      'query candidates',
      'query candidates',
      'command candidates',
      'insert audit',
      'insert text_dues',
    ]);
  });

  it('a change of the place of a candidate', async () => {
    const path = `/candidates/${String((await createCandidate(api, { city: 'Gent' }))._id)}`;
    expect(await writesOf(() => recruiter.patch(path, { city: 'Brugge' }))).toEqual([
      'query candidates',
      'query candidates',
      'command candidates',
      'insert audit',
      // Finds people with the same name in that place; the keys of both places are one command.
      'query mail_addresses',
      'query match_keys',
      'update match_keys',
      'update match_keys',
      'remove match_keys',
      'query match_keys',
      'query duplicates',
      'insert text_dues',
    ]);
  });

  // The process keeps the job's name for five seconds; on a busy machine it may have to read it again.
  it('approving an application', async () => {
    const approving = async (): Promise<string[]> => {
      const { _id, version } = await createApplication(api, recruiter);
      const approve = { applications: [{ id: String(_id), version }] };
      return commandsOf(() => recruiter.patch('/jobapplications/status/successful', approve));
    };
    await expect
      .poll(approving, { timeout: 15_000, interval: 500 })
      .toEqual([
        'query jobapplications',
        'command jobapplications',
        'command jobs',
        'insert audit',
        'query candidates',
      ]);
  });

  it('passing on the open tasks of a colleague, one or a hundred', async () => {
    const passingOn = async (count: number): Promise<string[]> => {
      const { user } = await createUser(api, { roles: ['recruiter'] });
      const task = {
        title: 'Call',
        type: 'todo',
        assignedTo: user._id,
        deadline: new Date(),
        description: '<p>Call.</p>',
      };
      await api.model('Task').insertMany(Array.from({ length: count }, () => task));
      return commandsOf(() => recruiter.delete(`/users/role?userId=${String(user._id)}&role=recruiter`));
    };
    const forOne = await passingOn(1);
    expect(forOne.filter((command) => command.endsWith(' tasks'))).toEqual([
      'query tasks',
      'update tasks',
      'update tasks',
    ]);
    expect(await passingOn(100)).toEqual(forOne);
  });
});
