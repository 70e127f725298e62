import { testServer } from '@byline/web-kit/test';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { Route, Routes } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { renderApp } from '../../test/render';
import { expectRequiredMarked } from '../../test/required';
import { Component as CampaignJobsPage } from './CampaignJobsPage';
import { Component as CampaignsPage } from './CampaignsPage';
import { Component as MediumsPage } from './MediumsPage';

const API = 'http://localhost:3000/api/v1';
const ID = '665f1c2e9b1d4a0000000001';
const CAMPAIGN = '665f1c2e9b1d4a0000000002';
const page = (records: object[], totalCount = records.length) => HttpResponse.json({ records, totalCount });
const medium = {
  _id: ID,
  version: 0,
  createdAt: '2026-11-16T10:00:00.000Z',
  name: 'Tolkblad',
  url: 'https://www.tolkblad.example/',
  street: null,
  postal: '1000',
  city: 'Brussel',
  country: 'BE',
  startPrice: 0,
  remarks: '<p>Ask for Griet</p>',
  avatar: null,
};
const campaign = {
  _id: CAMPAIGN,
  version: 0,
  title: 'November issue',
  mediumId: ID,
  medium: { _id: ID, name: 'Tolkblad' },
  budget: 180,
  start: '2026-01-05',
  end: '2026-02-05',
  remarks: null,
};

let calls: string[] = [];
const noted = (answer: object | null, status = 200) =>
  async function resolver({ request }: { request: Request }): Promise<Response> {
    const body = await request.text();
    calls.push(`${request.method} ${new URL(request.url).search}${body}`);
    return answer ? HttpResponse.json(answer, { status }) : new HttpResponse(null, { status: 204 });
  };
const server = testServer(
  http.get(`${API}/mediums`, () => page([medium, { ...medium, _id: CAMPAIGN, name: 'Stepstone', country: 'NL' }])),
  http.get(`${API}/mediums/:id`, () => HttpResponse.json(medium)),
  http.get(`${API}/mediums/:id/campaigns`, () => page([campaign], 3)),
  http.get(`${API}/campaigns/:id`, ({ params }) =>
    params.id === CAMPAIGN ? HttpResponse.json(campaign) : HttpResponse.json({ status: 404 }, { status: 404 }),
  ),
  http.get(`${API}/campaigns/:id/jobs`, () => page([{ _id: ID, title: 'Translator' }], 2)),
  http.get(`${API}/*`, () => page([])),
  http.post(`${API}/mediums`, noted({ data: medium }, 201)),
  http.delete(`${API}/mediums/:id`, noted(null)),
  http.delete(`${API}/campaigns/:id`, noted(null)),
);
afterEach(() => {
  calls = [];
});

describe('the mediums', () => {
  it('are chosen by the countries there are, and read beside the list', async () => {
    const user = userEvent.setup();
    const screen = await renderApp(<MediumsPage />, '/settings/mediums');
    await user.click(await screen.findByText('Tolkblad'));
    expect(await screen.findByText('Ask for Griet')).toBeDefined();
    expect(screen.getByRole('link', { name: 'tolkblad.example' })).toBeDefined();
    await user.click(await screen.findByRole('button', { name: 'Country, All countries' }));
    const options = (await screen.findAllByRole('menuitemradio')).map(({ textContent }) => textContent);
    expect(options).toEqual(['All countries', 'Belgium', 'Netherlands']);
  });

  it('count their campaigns, and lead to the next one of the list', async () => {
    const user = userEvent.setup();
    const screen = await renderApp(<MediumsPage />, `/settings/mediums?open=${ID}`);
    expect(await screen.findByRole('link', { name: '3 Campaigns of Stepstone' })).toBeDefined();
    await screen.findByText('1 of 2');
    await user.click(screen.getByRole('button', { name: 'Next medium' }));
    await screen.findByText('2 of 2');
    expect(screen.getByRole('button', { name: 'Next medium' })).toHaveProperty('disabled', true);
    await user.keyboard('k');
    await screen.findByText('1 of 2');
  });

  it('need a name, and remarks of two characters when there are any', async () => {
    const user = userEvent.setup();
    const screen = await renderApp(<MediumsPage />, '/settings/mediums?panel=new');
    await user.click(await screen.findByRole('button', { name: 'Save medium' }));
    expect(await screen.findByText('Required')).toBeDefined();
    expectRequiredMarked();
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Knack{Control>}{Enter}{/Control}');
    expect(await screen.findByText('Knack added')).toBeDefined();
    expect(calls).toHaveLength(1);
    expect(calls[0]).toContain('"remarks":null');
  });

  it('say how many campaigns they have before they are removed', async () => {
    const user = userEvent.setup();
    const screen = await renderApp(<MediumsPage />, `/settings/mediums?open=${ID}&panel=edit`);
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Its 3 campaigns keep its name.')).toBeDefined();
    const [, confirm] = screen.getAllByRole('button', { name: 'Remove', hidden: true });
    await user.click(confirm as HTMLElement);
    expect(await screen.findByText('Tolkblad removed')).toBeDefined();
    expect(calls).toEqual(['DELETE ?force=true']);
  });
});

describe('a medium that a colleague changed meanwhile', () => {
  const theirs = { ...medium, version: 1, name: 'Tolkblad Online', city: 'Gent' };
  /** Types a name and a postal code, and saves after a colleague. */
  const meet = async () => {
    const user = userEvent.setup();
    let stored = medium;
    server.use(
      http.get(`${API}/mediums/:id`, () => HttpResponse.json(stored)),
      http.patch(`${API}/mediums/:id`, async ({ request }) => {
        const { version, ...change } = (await request.json()) as typeof medium;
        calls.push(JSON.stringify(change));
        if (version !== stored.version)
          return HttpResponse.json({ status: 409, title: 'Conflict', code: 'stale_version' }, { status: 409 });
        stored = { ...stored, ...change, version: version + 1 };
        return HttpResponse.json(stored);
      }),
    );
    const screen = await renderApp(<MediumsPage />, `/settings/mediums?open=${ID}&panel=edit`);
    for (const [label, text] of [
      ['Name', 'Tolkblad Plus'],
      [/^Postal/, '9000'],
    ] as const) {
      await user.clear(await screen.findByRole('textbox', { name: label }));
      await user.type(screen.getByRole('textbox', { name: label }), text);
    }
    stored = theirs;
    await user.click(screen.getByRole('button', { name: 'Save medium' }));
    await screen.findByText('Somebody else changed this meanwhile. What you typed is kept.');
    return { user, screen, press: (name: string) => user.click(screen.getByRole('button', { name })) };
  };

  it('is not saved over without being told to, and only in what was typed', async () => {
    const { screen, press } = await meet();
    expect(screen.getByText(/Theirs: Tolkblad Online/)).toBeDefined();
    expect(screen.getByText(/Theirs: Gent/)).toBeDefined();
    await press('Save medium');
    await expect.poll(() => calls).toHaveLength(2);
    await screen.findByDisplayValue('Tolkblad Plus');
    await press('Save mine over theirs');
    await screen.findByText('Tolkblad Plus saved');
    expect(JSON.parse(calls[2] ?? '')).toEqual({ name: 'Tolkblad Plus', postal: '9000' });
  });

  it('gives what they saved field by field, and is saved once nothing differs', async () => {
    const { screen, press } = await meet();
    await press('Take theirs: Name');
    await press('Take theirs: City');
    await press('Take theirs: Postal code');
    expect(screen.queryByText(/Theirs:/)).toBeNull();
    expect(document.activeElement?.textContent).toBe('Save medium');
    await press('Save medium');
    await screen.findByText('Tolkblad Online saved');
    expect(calls.at(-1)).toBe('{}');
  });
});

describe('the campaigns of a medium', () => {
  it('have their jobs with a link each, keep days that passed, and say how many jobs lose them', async () => {
    const user = userEvent.setup();
    const screen = await renderApp(
      <Routes>
        <Route path="/settings/:mediumId/campaigns" element={<CampaignsPage />} />
      </Routes>,
      `/settings/${ID}/campaigns?open=${CAMPAIGN}`,
    );
    expect(await screen.findByDisplayValue('05/01/2026')).toBeDefined();
    expect(await screen.findByRole('button', { name: 'Copy link: Translator' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText(/^Its 2 jobs keep its title/)).toBeDefined();
  });

  it('say on the page of their jobs that there is none', async () => {
    const screen = await renderApp(
      <Routes>
        <Route path="/settings/:mediumId/:campaignId/jobs" element={<CampaignJobsPage />} />
      </Routes>,
      `/settings/${ID}/665f1c2e9b1d4a00000000ff/jobs`,
    );
    expect(await screen.findByText('This campaign does not exist')).toBeDefined();
    expect(screen.queryByRole('searchbox')).toBeNull();
  });
});
