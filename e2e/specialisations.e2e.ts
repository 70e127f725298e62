import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { atConsole } from './steps/visits.ts';
import { callsOf } from './support/calls.ts';
import { inOrder } from './support/in-order.ts';
import { looksRight } from './support/look.ts';

const call = await callsOf();
const { page, complaints, t, open, button, field, confirm } = await atConsole('nl', '/settings/specialisations');

/** Types a label in each language; the fields are in the order of the screen. */
async function typeLabel(EN: string, NL: string, FR: string): Promise<void> {
  await field('specialisations.english').fill(EN);
  await page.keyboard.press('Tab');
  await page.keyboard.type(NL);
  await page.keyboard.press('Tab');
  await page.keyboard.type(FR);
}

const step = inOrder('a category and its skills are made and put right');

step('makes a category with a skill and puts it right, by keyboard alone', async () => {
  await button('specialisations.newCategory').press('Enter');
  await typeLabel('Podcasts', 'Podcasts', 'Balados');
  await page.keyboard.press('Control+Enter');
  await button('specialisations.addSkill', { category: 'Podcasts' }).press('Enter');
  await typeLabel('Show notes', 'Shownotes', 'Notes');
  await page.keyboard.press('Enter');
  await page.getByText(t('specialisations.added', { name: 'Shownotes' })).waitFor();
  await page.keyboard.press('Escape');
  await button('specialisations.edit', { name: 'Shownotes' }).press('Enter');
  await typeLabel('Show notes', 'Shownotes', 'Notes d’épisode');
  await page.keyboard.press('Enter');
  await page.getByText('Notes d’épisode', { exact: true }).waitFor();
  await page.getByRole('searchbox', { name: t('specialisations.search') }).fill('podcast');
  await expect.poll(() => page.getByRole('listitem').count()).toBeLessThan(10);
  await looksRight(page, 'specialisations');
});

const use = (name: string): Locator =>
  page.getByRole('button', { name: `${t('proposals.useInstead')}: ${name}`, exact: true });

step('uses a skill instead of its double, for the candidate who has that', async () => {
  const { records } = await call<{ records: { _id: string }[] }>('GET', 'skillcategories?search=podcasts');
  const double = { label: { EN: 'Shownotes', NL: 'Show-notes', FR: 'Notes' }, state: 'pending' };
  const { skills } = await call<{ skills: { _id: string; state: string }[] }>(
    'PATCH',
    `skills/${records[0]?._id ?? ''}/add`,
    double,
  );
  const skillId = skills.find(({ state }) => state === 'pending')?._id;
  const someone = { firstname: 'Pol', name: 'Podcast', email: 'pol.podcast@example.be' };
  const { _id } = await call<{ _id: string }>('POST', 'candidates', someone);
  await call('PATCH', `candidates/${_id}`, { skills: [{ skillId, level: 4 }] });
  await open('/settings/specialisations?lang=nl&tab=validation');
  await page.getByRole('row', { name: /^Show-notes/ }).press('Enter');
  await use('Shownotes').waitFor();
  await looksRight(page, 'proposals');
  await use('Shownotes').click();
  await confirm('proposals.useInstead');
  await page.getByText(t('proposals.replaced', { other: 'Shownotes', name: 'Show-notes' })).waitFor();
  const kept = await call<{ skills: { skillId: string; level: number }[] }>('GET', `candidates/${_id}`);
  const used = skills.find(({ state }) => state === 'approved')?._id;
  expect(kept.skills).toMatchObject([{ skillId: used, level: 4 }]);
  expect(complaints).toEqual([]);
});
