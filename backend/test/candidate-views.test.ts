import { randomBytes } from 'node:crypto';
import { Types } from 'mongoose';
import { describe, expect, it } from 'vitest';
import type { CandidateViewRecord } from '../src/modules/candidate-views/candidate-view.schema.js';
import type { ViewCountsResponse, ViewNewsResponse } from '../src/modules/candidate-views/dto/view-news.dto.js';
import type { ViewFollowerRecord } from '../src/modules/candidate-views/view-follower.schema.js';
import { ViewMailTokens } from '../src/modules/candidate-views/view-mail-tokens.js';
import type {
  CandidateViewResponse,
  CandidateViewsResponse,
} from '../src/modules/candidate-views/dto/candidate-view.dto.js';
import { createCandidate, eraseCandidate } from './factories/candidates.js';
import { asRecruiter, asSuperAdmin } from './factories/users.js';
import { testApi } from './support/api.js';
import { Client } from './support/client.js';
import { expectIndexed } from './support/explain.js';

const api = await testApi();
const { client: recruiter, user } = await asRecruiter(api);
const { client: colleague } = await asRecruiter(api);

const newName = (): string => `view ${randomBytes(4).toString('hex')}`;
const LIST = { tile: 'test', filter: { function: ['translator'] }, sort: 'name', columns: ['name', 'skills'] };
const add = (fields: object = {}, by: Client = recruiter): Promise<CandidateViewResponse> =>
  by.create<CandidateViewResponse>('/candidates/views', { name: newName(), list: LIST, ...fields });
const read = (id: string, by: Client = recruiter) =>
  by.get<CandidateViewResponse & { code: string }>(`/candidates/views/${id}`);
const change = (id: string, fields: object, by: Client = recruiter) =>
  by.patch<CandidateViewResponse & { code: string }>(`/candidates/views/${id}`, fields);
const viewsOf = async (by: Client): Promise<CandidateViewResponse[]> =>
  (await by.get<CandidateViewsResponse>('/candidates/views')).body.views;
const idsOf = async (by: Client): Promise<string[]> => (await viewsOf(by)).map(({ _id }) => _id);
const follow = (id: string, fields: object, by: Client = recruiter) =>
  by.request('PUT', `/candidates/views/${id}/following`, fields);

it('keeps a list as it was given, and says where it is wrong', async () => {
  const view = await add();
  expect(view).toMatchObject({
    isMine: true,
    shared: false,
    isDefault: false,
    gone: [],
    list: { ...LIST, search: null },
  });
  expect(view.owner).toEqual({ _id: String(user._id), firstname: user.firstname, name: user.name });
  const wrong = { tile: 'best', filter: { country: ['XX'], age: 3 }, sort: 'email', columns: ['a b'] };
  expect(await recruiter.wrongFields('POST', '/candidates/views', { name: ' ', list: wrong })).toEqual([
    'list.columns invalid',
    'list.filter.age unknown_field',
    'list.filter.country invalid',
    'list.sort invalid',
    'list.tile invalid',
    'name required',
  ]);
});

describe('a view of the team', () => {
  it('opens for colleagues, and a private one only says that it is', async () => {
    const { _id } = await add({ shared: true });
    expect(await idsOf(colleague)).toContain(_id);
    expect((await read(_id, colleague)).body).toMatchObject({ isMine: false, owner: { firstname: user.firstname } });
    await follow(_id, { isDefault: true }, colleague);
    await change(_id, { shared: false });
    expect(await idsOf(colleague)).not.toContain(_id);
    expect((await read(_id, colleague)).body.code).toBe('forbidden');
    expect((await follow(_id, { isDefault: true }, colleague)).status).toBe(403);
  });

  it('is changed and removed by its owner alone, who learns of a change from another window', async () => {
    const { _id, version } = await add({ shared: true });
    expect((await change(_id, { name: newName() }, colleague)).body.code).toBe('not_yours');
    expect((await colleague.delete(`/candidates/views/${_id}`)).status).toBe(403);
    await change(_id, { name: newName(), version });
    expect((await change(_id, { list: {}, version })).body.code).toBe('stale_version');
    expect((await change(_id, { list: {} })).body.list).toEqual({
      ...{ search: null, searchIn: null, tile: null, filter: {}, sort: '-createdAt', columns: null },
    });
  });

  it('goes to a colleague when its owner leaves, whose private ones go', async () => {
    const { client: leaver, user: leaving } = await asRecruiter(api);
    const { client: boss, user: heir } = await asSuperAdmin(api);
    const [shared, own] = [await add({ shared: true }, leaver), await add({}, leaver)];
    await follow(shared._id, { isDefault: true }, leaver);
    await boss.delete(`/users/role?userId=${String(leaving._id)}&role=recruiter`);
    expect((await read(shared._id, boss)).body).toMatchObject({ isMine: true, owner: { _id: String(heir._id) } });
    expect((await read(own._id, boss)).status).toBe(404);
    expect(await api.model('ViewFollower').exists({ userId: leaving._id })).toBeNull();
  });
});

it('comes back as it was for all who used it, for a day', async () => {
  const { _id, name } = await add({ shared: true });
  await follow(_id, { isDefault: true }, colleague);
  await recruiter.delete(`/candidates/views/${_id}`);
  expect((await read(_id)).status).toBe(404);
  expect(await idsOf(colleague)).not.toContain(_id);
  await recruiter.post(`/candidates/views/${_id}/restore`);
  expect((await read(_id, colleague)).body).toMatchObject({ name, isDefault: true });
  expect((await recruiter.post(`/candidates/views/${_id}/restore`)).status).toBe(404);
});

it('has one default and one order for each recruiter', async () => {
  const { client } = await asRecruiter(api);
  const [first, second, third] = [await add({}, client), await add({}, client), await add({}, client)];
  await follow(first._id, { isDefault: true }, client);
  await follow(second._id, { isDefault: true }, client);
  const defaults = (await viewsOf(client)).filter(({ isDefault }) => isDefault);
  expect(defaults.map(({ _id }) => _id)).toEqual([second._id]);
  await follow(second._id, { isDefault: false }, client);
  expect((await viewsOf(client)).some(({ isDefault }) => isDefault)).toBe(false);

  await client.request('PUT', '/candidates/views/order', { viewIds: [third._id, first._id] });
  const fourth = await add({}, client);
  const mine = (await viewsOf(client)).filter(({ isMine }) => isMine).map(({ _id }) => _id);
  expect(mine).toEqual([third._id, first._id, second._id, fourth._id]);
});

it('leaves out filters whose record is gone, and says which', async () => {
  const { client, user: gone } = await asRecruiter(api);
  const { _id: folder } = await recruiter.create<{ _id: string }>('/candidates/folders', { name: newName() });
  const { _id: kept } = await recruiter.create<{ _id: string }>('/candidates/folders', { name: newName() });
  const lost = randomBytes(12).toString('hex');
  const label = { NL: newName(), FR: newName(), EN: newName() };
  const { _id: removed } = await recruiter.create<{ _id: string }>('/skills', { label });
  expect((await recruiter.delete(`/skills/${removed}`)).status).toBe(204);
  const assignedTo = ['none', String(gone._id)];
  const filter = { skills: [`${removed}:3`], folder: [folder, kept], assignedTo, jobId: lost, country: ['BE'] };
  const { _id } = await add({ shared: true, list: { filter } }, client);
  const { client: boss } = await asSuperAdmin(api);
  await boss.delete(`/users/role?userId=${String(gone._id)}&role=recruiter`);
  await recruiter.delete(`/candidates/folders/${folder}`);
  const { body } = await read(_id);
  expect(body.gone.toSorted()).toEqual(['assignedTo', 'folder', 'jobId', 'skills']);
  expect(body.list.filter).toEqual({ folder: [kept], assignedTo: ['none'], country: ['BE'] });
});

describe('the new candidates of a view', () => {
  /** A list with candidates of its own. */
  const listOfOwn = () => ({ filter: { city: [newName()] } });
  const join = async ({ filter }: ReturnType<typeof listOfOwn>, fields: object = {}): Promise<string> =>
    String((await createCandidate(api, { city: filter.city[0] ?? '', ...fields }))._id);
  const news = async ({ _id }: CandidateViewResponse, by: Client = recruiter) =>
    (await by.get<ViewNewsResponse>(`/candidates/views/${_id}/news`)).body;
  const count = async ({ _id }: CandidateViewResponse, by: Client = recruiter) =>
    (await by.get<ViewCountsResponse>('/candidates/views/counts')).body.counts.find(({ viewId }) => viewId === _id);
  const see = ({ _id }: CandidateViewResponse, { at, candidateIds }: ViewNewsResponse, by: Client = recruiter) =>
    by.request('PUT', `/candidates/views/${_id}/seen`, { at, newIds: candidateIds });

  it('are those who match now and did not at the last visit of each recruiter', async () => {
    const list = listOfOwn();
    const view = await add({ list, shared: true });
    const [stays, leaves] = [await join(list), await join(list)];
    expect(await count(view)).toEqual({ viewId: view._id, count: 2, more: false, newCount: 0, newMore: false });
    await see(view, await news(view));
    await recruiter.patch(`/candidates/${leaves}`, { city: 'Elsewhere' });
    const moved = await join({ filter: { city: ['Elsewhere'] } });
    await recruiter.patch(`/candidates/${moved}`, { city: list.filter.city[0] });
    const made = await join(list);
    expect(await count(view)).toMatchObject({ count: 3, newCount: 2 });
    expect((await news(view)).candidateIds.toSorted()).toEqual([moved, made].toSorted());
    expect(await count(view, colleague)).toMatchObject({ count: 3, newCount: 0 });

    // The one who comes during the visit stays new, and so does the one who comes back.
    const shown = await news(view);
    const late = await join(list);
    await see(view, shown);
    expect((await news(view)).candidateIds).toEqual([late]);
    await recruiter.patch(`/candidates/${leaves}`, { city: list.filter.city[0] });
    expect((await news(view)).candidateIds.toSorted()).toEqual([late, leaves].toSorted());
    await change(view._id, { list: {} });
    expect((await count(view))?.newCount).toBe(0);
    expect(stays).not.toBe(late);
  });

  it('are forgotten with the person who is erased', async () => {
    const list = listOfOwn();
    const view = await add({ list });
    const one = await join(list);
    await see(view, await news(view));
    const remembered = () => api.model('ViewFollower').countDocuments({ seen: one });
    expect(await remembered()).toBe(1);
    await eraseCandidate(api, new Types.ObjectId(one));
    expect(await remembered()).toBe(0);
  });

  it('come in mails from the moment that these begin, until a link in one of them ends them', async () => {
    const list = listOfOwn();
    const view = await add({ list });
    await join(list);
    await follow(view._id, { mails: 'mondays' });
    const follower = await api
      .model<ViewFollowerRecord>('ViewFollower')
      .findOne({ viewId: view._id })
      .lean<ViewFollowerRecord>();
    expect(follower?.seen).toHaveLength(1);
    expect(follower?.nextMailAt?.getTime()).toBeGreaterThan(Date.now());
    const tokens = api.app.get(ViewMailTokens, { strict: false });
    const address = `/candidates/views/mails/${tokens.of(follower?._id ?? expect.fail('nobody follows'))}`;
    const nobody = new Client(api.url);

    const opened = await fetch(`${api.url}${address}`, { headers: { accept: 'text/html' }, redirect: 'manual' });
    expect([opened.status, opened.headers.get('location')]).toEqual([303, expect.stringContaining('/stop-mails/')]);
    expect((await nobody.get(address)).body).toEqual({ name: view.name, isOn: true });
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    expect((await fetch(`${api.url}${address}`, { method: 'POST', body })).status).toBe(204);
    expect((await nobody.get(address)).body).toEqual({ name: view.name, isOn: false });
    expect((await read(view._id)).body.mails).toBe('never');
    const form = new FormData();
    form.set('List-Unsubscribe', 'One-Click');
    // A second press changes nothing.
    expect((await nobody.post(address, form)).status).toBe(204);
    expect((await nobody.post(`${address.slice(0, -9)}AAAAAAAAA`)).status).toBe(404);
  });
});

it('is read through indexes', async () => {
  const views = api.model<CandidateViewRecord>('CandidateView');
  await expectIndexed(views.find({ createdBy: user._id, removedAt: null }).sort({ createdAt: 1, _id: 1 }));
  await expectIndexed(views.find({ shared: true, removedAt: null }).sort({ createdAt: 1, _id: 1 }));
  const followers = api.model<ViewFollowerRecord>('ViewFollower');
  const due = { nextMailAt: { $lte: new Date() }, removedAt: null };
  await expectIndexed(followers.find(due).sort({ nextMailAt: 1 }));
});
