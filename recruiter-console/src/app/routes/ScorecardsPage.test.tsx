import { testServer } from '@byline/web-kit/test';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import type {
  ScorecardCategoryResponse,
  ScorecardResponse,
  UpdateScorecardCategoryRequest,
  UpdateScorecardRequest,
} from '../../api';
import { renderApp } from '../../test/render';
import { Component as ScorecardsPage } from './ScorecardsPage';

const API = 'http://localhost:3000/api/v1';
const language = {
  _id: 'c1',
  label: 'Language',
  items: [
    { _id: 'i1', label: 'Spelling' },
    { _id: 'i2', label: 'Style' },
    { _id: 'i3', label: 'Tone' },
  ],
  version: 2,
} as ScorecardCategoryResponse;
const work = { ...language, _id: 'c2', label: 'Work', items: [{ _id: 'i4', label: 'Deadlines' }], version: 0 };

/** A stored scorecard: weights of its items, by category. */
interface Stored {
  _id: string;
  label: string;
  content: [string, [string, number][]][];
  version: number;
}
let categories: ScorecardCategoryResponse[] = [];
let cards: Stored[] = [];
const calls: string[] = [];

const present = ({ content, ...card }: Stored): ScorecardResponse => ({
  ...{ createdAt: '', modifiedAt: '' },
  ...card,
  categories: content.map(([_id, items]) => ({ _id, items: items.map(([item]) => item) })),
  selectedCategories: content.map(([_id, items]) => {
    const category = categories.find((one) => one._id === _id);
    const weights = new Map(items);
    return {
      _id,
      label: category?.label ?? '',
      items: (category?.items ?? []).map((item) => ({ ...item, weight: weights.get(item._id) ?? 1 })),
      selectedItems: items.map(([item]) => item),
    };
  }),
});
const refuse = (code: string) =>
  HttpResponse.json({ status: 409, title: 'Conflict', code, type: 'about:blank', detail: '' }, { status: 409 });
const server = testServer(
  http.get(`${API}/scorecards`, () => HttpResponse.json({ records: cards.map(present), totalCount: null })),
  http.get(`${API}/scorecardcategories`, () => HttpResponse.json({ records: categories, totalCount: null })),
  http.get(`${API}/candidates/scorecards`, () => HttpResponse.json({ records: [], totalCount: 64 })),
  http.post<never, { label: string }>(`${API}/scorecards`, async ({ request }) => {
    const made = { _id: 's9', label: (await request.json()).label, content: [], version: 0 };
    cards = [...cards, made];
    return HttpResponse.json({ data: present(made) }, { status: 201 });
  }),
  http.patch<{ id: string }, UpdateScorecardRequest>(`${API}/scorecards/:id`, async ({ request, params }) => {
    const { version, label, categories: chosen = [], weights = [] } = await request.json();
    const card = cards.find(({ _id }) => _id === params.id);
    if (card?.version !== version) return refuse('stale_version');
    const weightOf = new Map(weights.map(({ _id, weight }) => [_id, weight]));
    const content = chosen.map(({ _id, items }): Stored['content'][number] => [
      _id,
      items.map((item) => [item, weightOf.get(item) ?? 1]),
    ]);
    const changed = { ...(card as Stored), label: label ?? '', content, version: (version ?? 0) + 1 };
    cards = cards.map((one) => (one === card ? changed : one));
    return HttpResponse.json(present(changed));
  }),
  http.delete(`${API}/scorecards/:id`, ({ request, params }) => {
    calls.push(new URL(request.url).search);
    cards = cards.filter(({ _id }) => _id !== params.id);
    return new HttpResponse(null, { status: 204 });
  }),
  http.post<never, { label: string }>(`${API}/scorecardcategories`, async ({ request }) => {
    const made = { ...work, _id: 'c9', label: (await request.json()).label, items: [], version: 0 };
    categories = [...categories, made];
    return HttpResponse.json({ data: made }, { status: 201 });
  }),
  http.post<{ id: string }, { item: string }>(`${API}/scorecardcategories/:id`, async ({ request, params }) => {
    const { item } = await request.json();
    const grown = (one: ScorecardCategoryResponse): ScorecardCategoryResponse =>
      one._id === params.id
        ? { ...one, items: [...one.items, { _id: 'i9', label: item }], version: one.version + 1 }
        : one;
    categories = categories.map(grown);
    return HttpResponse.json({ data: categories.find(({ _id }) => _id === params.id) }, { status: 201 });
  }),
  http.patch<{ id: string }, UpdateScorecardCategoryRequest>(
    `${API}/scorecardcategories/:id`,
    async ({ request, params }) => {
      const { version, ...changes } = await request.json();
      const category = categories.find(({ _id }) => _id === params.id);
      if (category?.version !== version) return refuse('stale_version');
      const kept = new Set(changes.items?.map(({ _id }) => _id));
      if (
        cards.some(({ content }) =>
          content.some(([id, items]) => id === params.id && items.some(([item]) => !kept.has(item))),
        )
      )
        return refuse('in_use');
      const changed = { ...category, ...changes, version: (version ?? 0) + 1 } as ScorecardCategoryResponse;
      categories = categories.map((one) => (one === category ? changed : one));
      return HttpResponse.json(changed);
    },
  ),
);
beforeEach(() => {
  categories = [language, work];
  cards = [
    {
      _id: 's1',
      label: 'Translator',
      content: [
        [
          'c1',
          [
            ['i1', 1.5],
            ['i2', 1],
          ],
        ],
      ],
      version: 4,
    },
    { _id: 's2', label: 'Rédaction', content: [], version: 0 },
  ];
});

const open = async (id = 's1') => {
  const page = await renderApp(<ScorecardsPage />, `/settings/scorecards?scorecard=${id}`);
  await screen.findByRole('textbox', { name: 'Name of the scorecard' });
  return page;
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
/** Finds a button by its label: computing the accessible name of so many buttons is slow. */
const pressIcon = async (label: string) => userEvent.click(await screen.findByLabelText(label));
const replace = async (field: string, text: string) => {
  const input = await screen.findByRole('textbox', { name: field });
  await userEvent.clear(input);
  await userEvent.paste(text);
};
const inStore = (content: Stored['content'], index = 0) =>
  waitFor(() => expect(cards[index]?.content).toEqual(content));

/** The content with these weights for Spelling and Style. */
const weighed = (spelling: number, style: number): Stored['content'] => [
  ['c1', Object.entries({ i1: spelling, i2: style })],
];

it('finds a scorecard, makes one, and gives it a new category with its first item', async () => {
  await renderApp(<ScorecardsPage />, '/settings/scorecards');
  await screen.findByRole('button', { name: /Translator.*1 category · 2 items/ });
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search scorecards' }), 'redac');
  await screen.findByText('1 scorecard');
  await press('New scorecard');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name of the scorecard' }), 'Designer{Enter}');
  await screen.findByText('Scorecard Designer added');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Designer/ })));
  await press('Add category');
  await userEvent.type(await screen.findByRole('textbox', { name: 'New category' }), 'Colour{Enter}');
  await inStore([['c9', []]], 2);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add category' }));
  await press('Add item: Colour');
  await userEvent.type(await screen.findByRole('textbox', { name: 'New item of Colour' }), 'Contrast{Enter}');
  await inStore([['c9', [['i9', 1]]]], 2);
});

it('weighs an item by typing, by buttons and by arrows; what is no weight is not saved', async () => {
  await open();
  await replace('Weight of Style', '2,5');
  await inStore(weighed(1.5, 2.5));
  await screen.findByText('62.5%');
  await press('More weight for Style');
  await userEvent.type(screen.getByRole('textbox', { name: 'Weight of Spelling' }), '{ArrowDown}');
  await inStore(weighed(1.4, 2.6));
  await replace('Weight of Style', '0');
  await screen.findByText('More than 0, at most 1,000, with up to two decimals');
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Weight of Style' }).value).toBe('2.6');
  await inStore(weighed(1.4, 2.6));
});

it('moves items and categories by their buttons, and keeps the focus', async () => {
  cards = cards.map((card) => ({ ...card, content: [...card.content, ['c2', [['i4', 1]]]] }));
  await open();
  await pressIcon('Move Work up');
  await screen.findByText('1 of 2');
  expect(document.activeElement).toBe(screen.getByLabelText('Move Work down'));
  await pressIcon('Move Style up');
  expect(document.activeElement).toBe(screen.getByLabelText('Move Style down'));
  await inStore([
    ['c2', [['i4', 1]]],
    [
      'c1',
      [
        ['i2', 1],
        ['i1', 1.5],
      ],
    ],
  ]);
});

it('takes an item off, uses another, and removes one for good that no card has', async () => {
  await open();
  await press('Take Style off this scorecard');
  await inStore([['c1', [['i1', 1.5]]]]);
  await press('Add item: Language');
  await press('Use: Tone');
  await inStore([
    [
      'c1',
      [
        ['i1', 1.5],
        ['i3', 1],
      ],
    ],
  ]);
  cards = [...cards, { _id: 's3', label: 'Other', content: [['c1', [['i2', 1]]]], version: 0 }];
  await press('Remove Style for good');
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove for good' }));
  await screen.findByText('Another scorecard has Style: take it off there first.');
  cards = cards.slice(0, 2);
  await press('Remove Style for good');
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove for good' }));
  await screen.findByText('Style removed');
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'New item of Language' })),
  );
  expect(categories[0]?.items.map(({ label }) => label)).toEqual(['Spelling', 'Tone']);
});

it('takes a category off after a question, and another on with all its items', async () => {
  await open();
  await press('Take Language off this scorecard');
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }));
  await inStore([]);
  expect(categories).toHaveLength(2);
  await press('Add category');
  await userEvent.type(await screen.findByRole('combobox', { name: 'A category that is there already' }), 'work');
  await userEvent.click(await screen.findByRole('option', { name: 'Work' }));
  await inStore([['c2', [['i4', 1]]]]);
});

it('renames a category and an item for every card, over what a colleague renamed', async () => {
  await open();
  await press('Rename Spelling');
  categories = [{ ...language, label: 'Language and style', version: 3 }, work];
  await replace('Name of the item', 'Spelling and grammar');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(categories[0]?.items[0]?.label).toBe('Spelling and grammar'));
  expect(categories[0]?.label).toBe('Language and style');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Rename Spelling/ })));
});

it('saves what a category is called, though a colleague takes it off the card meanwhile', async () => {
  cards = cards.map((card) => ({ ...card, content: [...card.content, ['c2', [['i4', 1]]]] }));
  await open();
  await press('Rename Language');
  await replace('Name of the category', 'Language and style');
  cards = cards.map((card) => ({ ...card, content: [['c2', [['i4', 1]]]], version: card.version + 1 }));
  fireEvent.click(screen.getByLabelText('More weight for Deadlines'));
  await waitFor(() => expect(screen.queryByLabelText('Weight of Spelling', { selector: 'input' })).toBeNull());
  await waitFor(() => expect(categories[0]?.label).toBe('Language and style'));
});

it('keeps what an item is called that a colleague removed for good meanwhile, and says that it is gone', async () => {
  await open();
  await press('Rename Style');
  cards = [];
  categories = [{ ...language, items: language.items.filter(({ _id }) => _id !== 'i2'), version: 3 }, work];
  await replace('Name of the item', 'Style and rhythm');
  await screen.findByText('A colleague cleared this meanwhile.');
  await press('Keep mine');
  await press('Try again');
  await screen.findByText('This is not there: it was removed, or the address is wrong.');
  expect(screen.getAllByText('Style and rhythm').length).toBeGreaterThan(0);
});

it('takes in what a colleague put on the card, and asks only about the same weight', async () => {
  await open();
  cards = cards.map((card) => ({
    ...card,
    content: [
      [
        'c1',
        [
          ['i1', 3],
          ['i2', 1],
          ['i3', 1],
        ],
      ],
    ],
    version: 5,
  }));
  await replace('Weight of Spelling', '2');
  await screen.findByText('A colleague wrote meanwhile: “3”');
  await press('Keep mine');
  await inStore([
    [
      'c1',
      [
        ['i1', 2],
        ['i2', 1],
        ['i3', 1],
      ],
    ],
  ]);
});

it('asks about a weight whose category a colleague took off meanwhile, and puts it back with what was kept', async () => {
  await open();
  cards = cards.map((card) => ({ ...card, content: [], version: 5 }));
  await replace('Weight of Spelling', '2');
  await screen.findByText('A colleague cleared this meanwhile.');
  await press('Keep mine');
  await inStore([['c1', [['i1', 2]]]]);
  expect(screen.queryByText('Not saved')).toBeNull();
});

it('keeps what is typed while the item before is being added', async () => {
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  server.use(
    http.post(`${API}/scorecardcategories/:id`, async () => {
      await answered;
      const grown = { ...language, items: [...language.items, { _id: 'i9', label: 'Rhythm' }], version: 3 };
      categories = [grown, work];
      return HttpResponse.json({ data: grown }, { status: 201 });
    }),
  );
  await open();
  await press('Add item: Language');
  const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'New item of Language' });
  await userEvent.type(field(), 'Rhythm{Enter}Rhyme');
  answer();
  await screen.findByLabelText('Weight of Rhythm', { selector: 'input' });
  await waitFor(() => expect(field().value).toBe('Rhyme'));
  expect(document.activeElement).toBe(field());
});

it('loses nothing without a network', async () => {
  server.use(http.patch(`${API}/scorecards/:id`, () => HttpResponse.error(), { once: true }));
  await open();
  await replace('Name of the scorecard', 'Translator, live');
  await press('Try again');
  await waitFor(() => expect(cards[0]?.label).toBe('Translator, live'));
});

it('says why it could not be saved at the first press of "Try again"', async () => {
  server.use(http.patch(`${API}/scorecards/:id`, () => new HttpResponse(null, { status: 403 })));
  await open();
  await replace('Name of the scorecard', 'Translator, live');
  await press('Try again');
  await screen.findByRole('dialog');
});

it('says how many candidates were rated on it before it is removed', async () => {
  await open();
  await press('Actions: Translator');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const dialog = await screen.findByRole('dialog', { name: 'Remove scorecard Translator?' });
  within(dialog).getByText('The 64 candidates rated on it keep their scores.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Remove' }));
  await screen.findByText('Scorecard Translator removed');
  expect(calls).toEqual(['?force=true']);
  await screen.findByText('Choose a scorecard');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('New scorecard')));
});

it('copies a scorecard once, however fast the action is chosen twice', async () => {
  await open();
  await press('Actions: Translator');
  const copy = await screen.findByRole('menuitem', { name: 'Duplicate' });
  fireEvent.click(copy);
  fireEvent.click(copy);
  await screen.findByText('Scorecard Translator (2) added');
  expect(cards).toHaveLength(3);
});

it('shows a line that was being typed again after a reload', async () => {
  const page = await open();
  await press('Add item: Language');
  await replace('New item of Language', 'Rhythm');
  page.unmount();
  await open();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'New item of Language' }).value).toBe('Rhythm');
});
