import { expect } from 'vitest';
import { atConsole } from './steps/visits.ts';
import { callsOf } from './support/calls.ts';
import { inOrder } from './support/in-order.ts';
import { looksRight } from './support/look.ts';

const call = await callsOf();
const { page, complaints, t, button } = await atConsole('fr', '/settings/scorecards');
const LABEL = 'Podcasteur, premier essai';
const CATEGORY = 'Voix';

const step = inOrder('a scorecard is made, and weighed by itself');

step('makes a scorecard with a category and its items, by keyboard alone', async () => {
  await button('scorecardEditor.add').press('Enter');
  await page.keyboard.type(LABEL);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: LABEL }).waitFor({ state: 'attached' });
  await button('scorecardEditor.addCategory').press('Enter');
  await page.getByRole('textbox', { name: t('scorecardEditor.newCategory') }).fill(CATEGORY);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: `${t('scorecardEditor.addItem')}: ${CATEGORY}` }).press('Enter');
  const line = page.getByRole('textbox', { name: t('scorecardEditor.newItem', { category: CATEGORY }) });
  for (const item of ['Timbre', 'Rythme']) {
    await line.fill(item);
    await page.keyboard.press('Enter');
    await page.getByRole('textbox', { name: t('scorecardEditor.weightOf', { name: item }) }).waitFor();
  }
});

interface Stored {
  selectedCategories: { items: { _id: string; label: string; weight: number }[]; selectedItems: string[] }[];
}
/** The saved items of the scorecard in their order, with their weights. */
async function stored(): Promise<[string, number][]> {
  const { records } = await call<{ records: Stored[] }>('GET', `scorecards?search=${encodeURIComponent(LABEL)}`);
  const { items = [], selectedItems = [] } = records[0]?.selectedCategories[0] ?? {};
  return selectedItems
    .flatMap((id) => items.filter(({ _id }) => _id === id))
    .map(({ label, weight }) => [label, weight]);
}

step('weighs and moves them, and saves that by itself', async () => {
  const weight = page.getByRole('textbox', { name: t('scorecardEditor.weightOf', { name: 'Timbre' }) });
  await weight.fill('1,5');
  await weight.press('ArrowUp');
  await page.getByText(/^61,5/).waitFor();
  await button('reorder.down', { name: 'Timbre' }).press('Enter');
  await page
    .getByText(t('autosave.saved', { time: '' }).trim())
    .first()
    .waitFor();
  await looksRight(page, 'scorecards');
  await expect.poll(stored).toEqual([
    ['Rythme', 1],
    ['Timbre', 1.6],
  ]);
  expect(complaints).toEqual([]);
});
