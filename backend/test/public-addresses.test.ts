import { describe, expect, it } from 'vitest';
import type { CandidateResponse } from '../src/modules/candidate-profiles/dto/candidate-profile.dto.js';
import { PUBLIC } from '../src/modules/candidates/record/candidate-indexes.js';
import type { CandidateRecord } from '../src/modules/candidates/record/candidate.record.js';
import type { PublicCandidateIdResponse } from '../src/modules/website/dto/public-candidate.dto.js';
import { COMPLETE } from './factories/accounts.js';
import { asRecruiter } from './factories/users.js';
import { testApi } from './support/api.js';
import { Client } from './support/client.js';
import { expectIndexed } from './support/explain.js';

let people = 0;
const api = await testApi();
const anyone = new Client(api.url);
const { client: recruiter } = await asRecruiter(api);

/** A candidate with a public page, by first name. */
async function shown(firstname: string, role: string | null = 'copywriter'): Promise<CandidateResponse> {
  const email = `somebody.${++people}@example.be`;
  const made = { ...COMPLETE, firstname, name: 'Secretname', email, function: role, publicEnabled: true };
  return await recruiter.create<CandidateResponse>('/candidates', made);
}
const change = async (id: string, changes: object): Promise<CandidateResponse> =>
  (await recruiter.patch<CandidateResponse>(`/candidates/${id}`, changes)).body;
const path = (slug: string | null): string => `/website/candidates/with/${encodeURIComponent(slug ?? '')}`;
const leadsTo = async (slug: string | null): Promise<unknown> => {
  const { status, body } = await anyone.get<Partial<PublicCandidateIdResponse>>(path(slug));
  return status === 200 ? body : status;
};

describe('the speaking address of a public page', () => {
  it('consists of first name and function, in any script and case, never of the last name', async () => {
    const [camille, dmytro] = [await shown('Camille-Élise', 'uxcopywriter'), await shown('Дмитро', null)];
    expect([camille.publicSlug, dmytro.publicSlug]).toEqual(['camille-elise-ux-copywriter', 'дмитро']);
    expect(await leadsTo(camille.publicSlug)).toEqual({ _id: camille._id });
    expect(await leadsTo('Camille-ELISE-ux-copywriter')).toEqual({ _id: camille._id });
    expect(await leadsTo('ДМИТРО')).toEqual({ _id: dmytro._id });
    expect((await shown('👩‍🎨', null)).publicSlug).toBeNull();
    expect((await shown('🌍', null)).publicSlug).toBeNull();
  });

  it('has a number for all but the first of a name, also for simultaneous ones', async () => {
    const same = await Promise.all(Array.from({ length: 8 }, () => shown('Noor', 'translator')));
    const slugs = same.map(({ publicSlug }) => publicSlug).sort();
    expect(slugs[0]).toBe('noor-translator');
    for (const slug of slugs.slice(1)) expect(slug).toMatch(/^noor-translator-\d{4,}$/);
    for (const { _id, publicSlug } of same) expect(await leadsTo(publicSlug)).toEqual({ _id });
  });

  it('follows name and function, while earlier ones still lead there', async () => {
    const { _id } = await shown('Ada');
    expect((await change(_id, { phone: '+32470123456' })).publicSlug).toBe('ada-copywriter');
    expect((await change(_id, { function: 'Designer' })).publicSlug).toBe('ada-graphic-designer');
    expect((await change(_id, { firstname: 'Ada Maria' })).publicSlug).toBe('ada-maria-graphic-designer');
    for (const slug of ['ada-copywriter', 'ada-graphic-designer', 'ada-maria-graphic-designer'])
      expect(await leadsTo(slug)).toEqual({ _id });
    const other = await shown('Ada');
    expect(other.publicSlug).toMatch(/^ada-copywriter-\d{4,}$/);
    expect((await change(_id, { firstname: 'Ada', function: 'copywriter' })).publicSlug).toBe('ada-copywriter');
    expect((await change(other._id, { country: 'FR' })).publicSlug).toBe(other.publicSlug);
  });

  it('reveals no disabled page, archived candidate or erased candidate', async () => {
    const { _id, publicSlug } = await shown('Ilse');
    const unknown = await anyone.problem('GET', path('ilse-nobody'));
    const isUnknown = async (): Promise<void> =>
      expect({ ...(await anyone.problem('GET', path(publicSlug))), instance: '' }).toEqual({
        ...unknown,
        instance: '',
      });
    await change(_id, { publicEnabled: false });
    await isUnknown();
    await change(_id, { publicEnabled: true, archived: true });
    await isUnknown();
    await change(_id, { archived: false });
    expect(await leadsTo(publicSlug)).toEqual({ _id });
    await recruiter.delete(`/candidates/${_id}`);
    await isUnknown();
    // An erasure frees the address for the next candidate of that name.
    expect((await shown('Ilse')).publicSlug).toBe(publicSlug);
  });

  it('is found by an index, and cannot be chosen by its owner', async () => {
    const model = api.model<CandidateRecord>('Candidate');
    await expectIndexed(model.findOne({ publicSlugs: 'a', ...PUBLIC }));
    const { _id } = await shown('Wout');
    for (const field of ['publicSlug', 'publicSlugs'])
      expect((await recruiter.problem('PATCH', `/candidates/${_id}`, { [field]: 'mine' })).status).toBe(400);
  });
});
