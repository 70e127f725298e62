import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { UploadedFileResponse } from '../src/modules/files/dto/file.dto.js';
import type { MediumResponse } from '../src/modules/mediums/dto/medium.dto.js';
import { createCampaign, createMedium, mediumsModel } from './factories/jobs.js';
import { form, png } from './factories/uploads.js';
import { asRecruiter } from './factories/users.js';
import { testApi } from './support/api.js';
import { expectIndexed } from './support/explain.js';

const api = await testApi();
const recruiter = (await asRecruiter(api)).client;

interface MediumPage {
  records: MediumResponse[];
  totalCount: number | null;
}
const list = async (query: string): Promise<string[]> =>
  (await recruiter.get<MediumPage>(`/mediums?${query}`)).body.records.map(({ name }) => name);

describe('a medium', () => {
  it('is stored and read', async () => {
    const request = {
      name: 'De Standaard',
      street: 'Gossetlaan 30',
      postal: '1702',
      city: 'Groot-Bijgaarden',
      country: 'BE',
      url: 'https://www.standaard.example',
      startPrice: 1250.5,
      remarks: '<p>Ask for <b>Els</b></p>',
    };
    const body = await recruiter.create<MediumResponse>('/mediums', request);
    expect(body).toMatchObject({
      ...request,
      remarks: '<p>Ask for <strong>Els</strong></p>',
      avatar: null,
      version: 0,
    });
    expect((await recruiter.get<MediumResponse>(`/mediums/${body._id}`)).body).toEqual(body);
  });

  it('needs only a name; empty fields become null', async () => {
    const body = await recruiter.create<MediumResponse>('/mediums', {
      name: 'Bare',
      url: '',
      country: '',
      remarks: '',
    });
    expect(body).toMatchObject({ name: 'Bare', url: null, country: null, remarks: null, startPrice: null });
  });

  it('names every wrong field', async () => {
    const wrong = { name: '', country: 'XX', url: 'javascript:x()', startPrice: -1, remarks: '<p>x</p>', owner: 1 };
    expect(await recruiter.wrongFields('POST', '/mediums', wrong)).toEqual([
      'country invalid',
      'name required',
      'owner unknown_field',
      'remarks min_chars',
      'startPrice too_low',
      'url invalid_url',
    ]);
  });

  it('changes the given fields, and refuses a stale editor', async () => {
    const path = `/mediums/${String((await createMedium(api, { country: 'BE' }))._id)}`;
    const { body } = await recruiter.patch<MediumResponse>(path, { name: 'Xylofoon', country: null, version: 0 });
    expect(body).toMatchObject({ name: 'Xylofoon', country: null, version: 1 });
    expect(await list('search=xylof')).toEqual(['Xylofoon']);
    expect(await recruiter.refusal('PATCH', path, { name: 'Late', version: 0 })).toBe('409 stale_version');
  });

  it('is deleted, with campaigns only by force; they keep its name', async () => {
    const unused = `/mediums/${String((await createMedium(api))._id)}`;
    expect((await recruiter.delete(unused)).status).toBe(204);
    expect(await recruiter.refusal('GET', unused)).toBe('404 not_found');
    expect(await recruiter.refusal('DELETE', unused)).toBe('404 not_found');

    const medium = await createMedium(api, { name: 'Kept' });
    const campaign = await createCampaign(api, { mediumId: medium._id });
    const path = `/mediums/${String(medium._id)}`;
    expect(await recruiter.problem('DELETE', path)).toMatchObject({
      status: 409,
      code: 'in_use',
      detail: 'This medium is still in use.',
    });
    expect((await recruiter.get(path)).status).toBe(200);
    expect((await recruiter.delete(`${path}?force=true`)).status).toBe(204);
    expect(await list('search=kept')).toEqual([]);
    const kept = await recruiter.get<{ medium: { name: string } }>(`/campaigns/${String(campaign._id)}`);
    expect(kept.body.medium.name).toBe('Kept');
    // A form that sends all fields back can still be saved.
    const edited = { title: 'Edited', mediumId: String(medium._id) };
    expect((await recruiter.patch(`/campaigns/${String(campaign._id)}`, edited)).status).toBe(200);
    expect(await recruiter.wrongFields('DELETE', `${path}?force=maybe`)).toEqual(['force invalid']);
  });
});

describe("a medium's picture", () => {
  it('replaces the one before and is served to recruiters', async () => {
    const id = String((await createMedium(api))._id);
    const upload = async (): Promise<string> => {
      const body = form(await png(40, 40), 'logo.png', { mediumId: id });
      return (await recruiter.create<UploadedFileResponse>(`/mediums/${id}/avatar`, body)).file._id;
    };
    const first = await upload();
    const second = await upload();
    expect((await recruiter.get<MediumResponse>(`/mediums/${id}`)).body.avatar).toBe(second);
    const { status, headers } = await recruiter.get(`/mediums/${id}/file/${second}`);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toMatch(/^image\//);
    expect(await recruiter.refusal('GET', `/mediums/${id}/file/${first}`)).toBe('404 not_found');
  });

  it('is refused if it is not a picture, too large, or for another medium', async () => {
    const id = String((await createMedium(api))._id);
    const path = `/mediums/${id}/avatar`;
    const text = form(Buffer.from('no picture at all'), 'logo.png');
    expect(await recruiter.refusal('POST', path, text)).toBe('415 file_type');
    const large = form(randomBytes(10_000_001), 'logo.png');
    expect(await recruiter.refusal('POST', path, large)).toBe('413 file_too_large');
    const other = form(await png(40, 40), 'logo.png', { mediumId: String((await createMedium(api))._id) });
    expect(await recruiter.wrongFields('POST', path, other)).toEqual(['mediumId invalid']);
    const nowhere = form(await png(40, 40), 'logo.png');
    const unknown = '/mediums/665f1c2e9b1d4a0012345678/avatar';
    expect(await recruiter.refusal('POST', unknown, nowhere)).toBe('404 not_found');
  });
});

describe('the list of mediums', () => {
  it('filters by country, searches, sorts, newest first', async () => {
    await mediumsModel(api).deleteMany({});
    await createMedium(api, { name: 'Éclair', country: 'FR' });
    await createMedium(api, { name: 'Brugsch Handelsblad', country: 'BE' });
    await createMedium(api, { name: 'Avondblad', country: 'NL' });
    expect(await list('')).toEqual(['Avondblad', 'Brugsch Handelsblad', 'Éclair']);
    expect(await list('filter[country]=FR,BE&sort=name')).toEqual(['Brugsch Handelsblad', 'Éclair']);
    expect(await list('search=eclair')).toEqual(['Éclair']);
    expect(await list('search=blad&filter[country]=NL')).toEqual(['Avondblad']);
    expect(await list('limit=1000')).toHaveLength(3);
    expect(await recruiter.wrongFields('GET', '/mediums?limit=1001&filter[country]=XX')).toEqual([
      'filter.country invalid',
      'limit too_high',
    ]);
  });

  it('is served by indexes', async () => {
    const mediums = mediumsModel(api);
    const newest = { createdAt: -1, _id: -1 } as const;
    const removed = false;
    await expectIndexed(mediums.find({ removed }).sort(newest));
    await expectIndexed(mediums.find({ removed }).sort({ 'sortKeys.name': 1, _id: 1 }));
    await expectIndexed(mediums.find({ country: { $in: ['BE'] }, removed }).sort(newest));
    await expectIndexed(mediums.find({ country: { $in: ['BE', 'NL'] }, removed }).sort(newest));
    await expectIndexed(mediums.find({ ngrams: { $all: ['bla'] }, removed }).sort(newest));
  });
});
