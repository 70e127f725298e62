import { testServer } from '@byline/web-kit/test';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import type { SkillResponse, UpdateSkillRequest } from '../../api';
import { renderApp } from '../../test/render';
import { Component as SpecialisationsPage } from './SpecialisationsPage';

const API = 'http://localhost:3000/api/v1';
const label = (EN: string, NL: string, FR: string) => ({ EN, NL, FR });
const writing = {
  _id: 'c1',
  label: label('Writing', 'Schrijven', 'Rédaction'),
  userfunctions: ['copywriter'],
  version: 2,
};
const seo = {
  _id: 's1',
  label: label('SEO texts', 'SEO-teksten', 'Textes SEO'),
  state: 'approved',
  userfunctions: ['copywriter'],
  categoryId: 'c1',
  createdBy: 'u1',
  createdAt: '2026-01-02T10:00:00.000Z',
  modifiedAt: '2026-01-02T10:00:00.000Z',
  version: 3,
} satisfies SkillResponse;
const games = {
  ...seo,
  ...{ _id: 's2', label: label('SEO text', 'SEO text', 'SEO text'), state: 'pending' as const, categoryId: null },
  ...{ createdAt: '2026-11-18T10:00:00.000Z', version: 0 },
};

let saved: SkillResponse[] = [];
let calls: [string, unknown][] = [];
const note = async (request: Request): Promise<void> => {
  const { pathname, search } = new URL(request.url);
  const text = await request.clone().text();
  calls.push([`${request.method} ${pathname.slice('/api/v1/'.length)}${search}`, text && JSON.parse(text)]);
};
const refuse = (code: string) =>
  HttpResponse.json({ status: 409, title: 'Conflict', code, type: 'about:blank', detail: '' }, { status: 409 });
const server = testServer(
  http.get(`${API}/skills`, () => HttpResponse.json({ records: saved, totalCount: null })),
  http.get(`${API}/skills/uses`, () =>
    HttpResponse.json({ records: [{ _id: 's1', count: 10_000, capped: true }], totalCount: null }),
  ),
  http.get(`${API}/skillcategories`, () => HttpResponse.json({ records: [writing], totalCount: null })),
  http.get(`${API}/candidates`, ({ request }) => {
    const ofUsers = request.url.includes('userId');
    const records = ofUsers ? [{ _id: 'k1', firstname: 'Fatima', name: 'Bouzid', userId: 'u1' }] : [];
    return HttpResponse.json({ records, totalCount: ofUsers ? null : 3 });
  }),
  http.patch(`${API}/skills/:id/add`, async ({ request }) => {
    await note(request);
    return HttpResponse.json({ ...writing, skills: [] });
  }),
  http.patch<{ id: string }, UpdateSkillRequest>(`${API}/skills/:id`, async ({ request, params }) => {
    await note(request);
    const { version, ...changes } = await request.json();
    const skill = saved.find(({ _id }) => _id === params.id);
    if (skill?.version !== version) return refuse('stale_version');
    const changed = { ...seo, ...skill, ...changes, version: (version ?? 0) + 1 };
    saved = saved.map((one) => (one === skill ? changed : one));
    return HttpResponse.json(changed);
  }),
  http.post(`${API}/skills/:id/replace`, async ({ request, params }) => {
    await note(request);
    saved = saved.filter(({ _id }) => _id !== params.id);
    return HttpResponse.json(seo);
  }),
  http.delete(`${API}/skills/:id`, async ({ request, params }) => {
    await note(request);
    saved = saved.filter(({ _id }) => _id !== params.id);
    return new HttpResponse(null, { status: 204 });
  }),
);
beforeEach(() => {
  saved = [seo, games];
  calls = [];
});

const open = async (query = '') => {
  const page = await renderApp(<SpecialisationsPage />, `/settings/specialisations${query}`);
  await screen.findByRole('tab', { name: 'For validation 1' });
  return page;
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const replace = async (field: string, text: string) => {
  const input = await screen.findByRole('textbox', { name: field });
  await userEvent.clear(input);
  await userEvent.paste(text);
};
const inDialog = async (name: string) =>
  userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));

it('finds a skill in any language', async () => {
  await open();
  await screen.findByText('SEO texts');
  const search = screen.getByRole('searchbox', { name: 'Search skills' });
  await userEvent.type(search, 'textes seo');
  await screen.findByText('SEO texts');
  await userEvent.type(search, 'x');
  await screen.findByText('No skills match');
});

it('adds a skill in three languages, and keeps what was typed when there is one already', async () => {
  server.use(http.patch(`${API}/skills/:id/add`, () => refuse('already_exists'), { once: true }));
  await open();
  await press('Add a skill to Writing');
  await press('Add');
  expect(await screen.findAllByText('Required')).toHaveLength(3);
  await replace('English', 'seo TEXTS');
  await replace('Dutch', 'Blogs');
  await replace('French', 'Blogues');
  await press('Add');
  await screen.findByText(/is there already/);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'French' }).value).toBe('Blogues');
  await replace('English', 'Blogs');
  await userEvent.keyboard('{Enter}');
  await screen.findByText('Blogs added');
  expect(calls).toEqual([['PATCH skills/c1/add', { label: label('Blogs', 'Blogs', 'Blogues') }]]);
  // The form stays open for the next skill.
  const next = await screen.findByRole<HTMLInputElement>('textbox', { name: 'English' });
  expect(next.value).toBe('');
});

it('edits a skill in its place over what a colleague changed, and goes on from its button', async () => {
  await open();
  await press('Edit SEO texts');
  saved = [{ ...seo, label: { ...seo.label, FR: 'Textes pour le web' }, version: 4 }, games];
  await replace('Dutch', 'Zoekmachineteksten');
  await userEvent.keyboard('{Enter}');
  await screen.findByText(/Theirs: Textes pour le web/);
  await press('Take theirs: French');
  await press('Save mine over theirs');
  await waitFor(() => expect(saved[0]?.label).toEqual(label('SEO texts', 'Zoekmachineteksten', 'Textes pour le web')));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit SEO texts' })));
});

it('leads from the number of candidates with a skill to their list', async () => {
  await open();
  const link = await screen.findByRole('link', { name: '10,000+ candidates with SEO texts' });
  expect(link.getAttribute('href')).toBe('/candidates?tile=all&skills=s1');
});

it('says how many candidates have a skill before it is removed', async () => {
  await open();
  await press('Remove SEO texts');
  await within(await screen.findByRole('dialog')).findByText('The 3 candidates who have it keep its label.');
  await inDialog('Remove');
  await screen.findByText('SEO texts removed');
  expect(calls).toEqual([['DELETE skills/s1?force=true', '']]);
});

it('removes a category after a question that says what goes with it', async () => {
  server.use(
    http.delete(`${API}/skillcategories/:id`, async ({ request }) => {
      await note(request);
      return new HttpResponse(null, { status: 204 });
    }),
  );
  await open();
  await press('Remove Writing');
  await within(await screen.findByRole('dialog')).findByText(/^Its skill goes with it/);
  await inDialog('Remove');
  await screen.findByText('Writing removed');
  expect(calls).toEqual([['DELETE skillcategories/c1?force=true', '']]);
});

it('puts a proposal right and approves it', async () => {
  await open('?tab=validation&open=s2');
  await screen.findByText(/3 candidates have it/);
  await replace('Dutch', 'Zoekteksten');
  await press('Approve');
  await screen.findByText('SEO text approved');
  expect(calls).toEqual([
    ['PATCH skills/s2', { label: label('SEO text', 'Zoekteksten', 'SEO text'), state: 'approved', version: 0 }],
  ]);
  await screen.findByText('Nothing to validate');
});

it('declines a proposal after a question', async () => {
  await open('?tab=validation');
  await screen.findByRole('link', { name: /Fatima Bouzid/ });
  await press('Decline: SEO text');
  await inDialog('Decline');
  await screen.findByText('SEO text declined');
  expect(calls).toEqual([['DELETE skills/s2?force=true', '']]);
});

it('approves the selected proposals, and keeps selected what a colleague changed meanwhile', async () => {
  const more = ['s3', 's4'].map((_id) => ({ ...games, _id, label: label(`Skill ${_id}`, _id, _id) }));
  saved = [seo, games, ...more];
  await renderApp(<SpecialisationsPage />, '/settings/specialisations?tab=validation');
  await userEvent.click(await screen.findByRole('checkbox', { name: /Skill s3/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: /Skill s4/ }));
  saved = saved.map((skill) => (skill._id === 's4' ? { ...skill, version: 9 } : skill));
  const bar = await screen.findByRole('toolbar', { name: 'Selected proposals' });
  await userEvent.click(within(bar).getByRole('button', { name: 'Approve' }));
  await screen.findByText('1 skill approved');
  await inDialog('OK');
  await waitFor(() => expect(screen.queryByText('Skill s3')).toBeNull());
  expect(calls.map(([call]) => call)).toEqual(['PATCH skills/s3', 'PATCH skills/s4']);
  await within(bar).findByText('1 selected');
});

it('declines the selected proposals after one question', async () => {
  await open('?tab=validation');
  await userEvent.click(await screen.findByRole('checkbox', { name: /SEO text/ }));
  const bar = await screen.findByRole('toolbar', { name: 'Selected proposals' });
  await userEvent.click(within(bar).getByRole('button', { name: 'Decline' }));
  await inDialog('Decline');
  await screen.findByText('1 skill declined');
  expect(calls).toEqual([['DELETE skills/s2?force=true', '']]);
});

it('uses an existing skill instead of its double', async () => {
  await open('?tab=validation&open=s2');
  await press('Use instead: SEO texts');
  await within(await screen.findByRole('dialog')).findByText('The 3 candidates who have SEO text get SEO texts.');
  await inDialog('Use instead');
  await screen.findByText('SEO texts is used instead of SEO text');
  expect(calls).toEqual([['POST skills/s2/replace', { skillId: 's1' }]]);
});

it('says so when somebody settled a proposal meanwhile', async () => {
  await open('?tab=validation&open=s9');
  await screen.findByText('There is no such proposal');
});

it('shows what was being typed again after a reload, and goes on from the button once it is dropped', async () => {
  const page = await open();
  await press('New category');
  await replace('English', 'Design');
  page.unmount();
  await open();
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'English' })).value).toBe('Design');
  await press('Cancel');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'New category' })));
});

it('approves a proposal once, however fast it is pressed twice', async () => {
  await open('?tab=validation');
  await userEvent.dblClick(await screen.findByRole('button', { name: /^Approve:/ }));
  await screen.findByText(/approved$/);
  expect(calls).toHaveLength(1);
});
