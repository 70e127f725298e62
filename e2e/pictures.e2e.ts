import { afterEach, expect, it } from 'vitest';
import { atConsole } from './steps/visits.ts';
import { callsOf } from './support/calls.ts';
import { looksAsBefore } from './support/picture.ts';

/** Finds faults that only a picture shows, with its own people and week. PICTURES=take takes the pictures again. */
const NAME = 'Beeldproef';
/** A week without demo items that is not the current one. */
const MONDAY = '2031-03-03';
const call = await callsOf();
let first = '';

const made = async (path: string, body: object): Promise<string> =>
  (await call<{ _id: string }>('POST', path, body))._id;
for (const [index, postal] of ['9000', '9000', '9000', '1000', '1000', '2000'].entries()) {
  const person = { firstname: `Ida${'abcdef'[index]}`, name: NAME, language: 'fr', function: 'translator' };
  const email = `${person.firstname}.${NAME}@example.be`.toLowerCase();
  first = await made('candidates', { ...person, email, postal, city: 'Gent', country: 'BE' });
}
// Three overlapping items, one beside them, one of a quarter of an hour, and one over midnight.
for (const [day, start, end] of [
  ['03', '08:00', '10:30'],
  ['03', '09:00', '11:00'],
  ['03', '10:00', '12:00'],
  ['04', '09:00', '10:00'],
  ['05', '13:00', '13:15'],
  ['06', '18:00', '23:30'],
] as const) {
  const item = { title: NAME, startDate: `2031-03-${day}T${start}:00Z`, endDate: `2031-03-${day}T${end}:00Z` };
  await made('calendar', item);
}
const categoryId = await made('scorecardcategories', { label: NAME });
const { items } = await call<{ items: { _id: string }[] }>('POST', `scorecardcategories/${categoryId}`, {
  item: NAME,
});
const [item] = items;
if (!item) throw new Error('the category has no item');
const scorecard = await made('scorecards', { label: NAME, categories: [{ _id: categoryId, items: [item._id] }] });
const scores = { [`${categoryId}-${item._id}`]: 4 };
await call('POST', `candidates/${first}/scorecards`, [{ _id: scorecard, scores }]);
const visit = await atConsole('fr', '/candidates');
const { page, complaints, t } = visit;
await page.getByRole('table').waitFor();
afterEach(() => expect(complaints.splice(0)).toEqual([]));

const open = async (path: string, width = 1280, height = 800): Promise<void> => {
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ colorScheme: 'light' });
  await visit.open(path);
};
const main = () => page.getByRole('main');

it('the agenda: overlapping items beside each other, short ones, over midnight', async () => {
  await open(`/agenda?date=${MONDAY}`);
  await page
    .getByRole('button', { name: new RegExp(NAME) })
    .nth(5)
    .waitFor();
  await looksAsBefore(page, main(), 'agenda-week');
});

it('the statistics: the bars of the chart on its lines', async () => {
  await open(`/settings/stats?by=postal&from=2020-01-01&name=${NAME}`);
  await page.locator('.MuiBarChart-label').nth(2).waitFor();
  await looksAsBefore(page, page.getByRole('img', { name: t('statistics.per.postal') }), 'statistics-chart');
});

it('the list at 1024 with its selection', async () => {
  await open(`/candidates?tile=all&search=${NAME}&sort=name`, 1024, 640);
  for (const row of [1, 2]) await page.getByRole('row').nth(row).getByRole('checkbox').check();
  await looksAsBefore(page, main(), 'list-selection');
});

it('the joined cells of a score', async () => {
  await open(`/candidates/${first}?tab=scorecards`);
  const card = page
    .getByRole('list', { name: t('scorecards.tab') })
    .getByRole('listitem')
    .first();
  await card.getByRole('button', { expanded: false }).click();
  await looksAsBefore(page, card.getByRole('radiogroup'), 'score-cells');
});

it('a job’s form and the foot on a phone, in the dark too', async () => {
  await open('/jobs?panel=new', 360, 740);
  await page.getByRole('textbox', { name: t('job.title') }).waitFor();
  await looksAsBefore(page, page.locator('body'), 'job-form-phone');
  await open('/tasks?search=' + NAME, 360, 740);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.evaluate(() => (document.documentElement.dataset.theme = 'dark'));
  await looksAsBefore(page, page.getByRole('navigation', { name: t('layout.main') }).last(), 'foot-dark');
});
