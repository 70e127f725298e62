import { expect } from 'vitest';
import { chooseLanguage } from './steps/profile.ts';
import { somebody } from './steps/somebody.ts';
import { atConsole, atPortal } from './steps/visits.ts';
import { callsOf } from './support/calls.ts';
import { inOrder } from './support/in-order.ts';
import { looksRight } from './support/look.ts';
import { runningProduct } from './support/product.ts';

/** A translator from Hebrew, whom the 32 languages of before left out, says so on a phone; a recruiter finds the sworn pair. */
const step = inOrder('languages');
const { portal } = runningProduct().urls;
const call = await callsOf();
const person = await somebody(call, 'languages');
await call('PATCH', `candidates/${person._id}`, {
  ...{ language: 'nl', function: 'translator', publicEnabled: true, archived: false },
  candidateInfo: {
    ...{ pricePerWord: 0.12, freelancer: true, projectPreferences: 'Contracts', topProject: 'A contract' },
    skillSet: {
      yearsExperience: 9,
      motherTongue: 'nl-BE',
      languages: [],
      translationSkills: [{ from: 'fr', to: 'nl-NL' }],
    },
  },
});

step('names a rare pair by the keyboard, at 320 px', async () => {
  const { page, complaints, t, press, button } = await atPortal('nl', '/profile', { email: person.email });
  await page.setViewportSize({ width: 320, height: 640 });
  await press('profile.editHowYouWork');
  await press('candidate.addPair');
  const pair = page.getByRole('group', { name: t('candidate.translation', { number: 2 }) });
  const to = pair.getByRole('combobox', { name: t('candidate.to') });
  expect(await to.inputValue()).toBe('Nederlands (België)');
  const from = pair.getByRole('combobox', { name: t('candidate.from') });
  await from.focus();
  await page.keyboard.press('ArrowDown');
  await pair.getByRole('option', { name: 'Frans (België)', exact: true }).waitFor();
  // The language of the other side is not offered.
  expect(await pair.getByRole('option', { name: 'Nederlands (België)', exact: true }).count()).toBe(0);
  await page.keyboard.press('Escape');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await to.and(page.locator(':focus')).waitFor();
  expect(await pair.getByRole('option').count()).toBe(0);
  await from.pressSequentially('hebr');
  await pair.getByRole('option', { name: 'Hebreeuws', exact: true, selected: true }).waitFor();
  await looksRight(page, 'an open list of languages');
  await page.keyboard.press('Enter');
  expect(await from.inputValue()).toBe('Hebreeuws');
  // A text that names no language gives the last one back.
  await chooseLanguage(pair, t('candidate.to'), 'Vlaams');
  await to.fill('nonsense');
  await page.keyboard.press('Tab');
  expect(await to.inputValue()).toBe('Nederlands (België)');
  await pair.getByText(t('pair.more')).press('Enter');
  await pair.getByRole('checkbox', { name: t('specialism.legal') }).press('Space');
  await pair.getByRole('checkbox', { name: t('pair.swornHere') }).press('Space');
  await pair.getByLabel(t('pair.court')).fill('Gent');
  await pair.getByLabel(t('pair.price')).fill('0,31');
  await page.getByRole('checkbox', { name: 'memoQ' }).press('Space');
  await looksRight(page, 'a pair with its oath');
  await press('common.save');
  await button('profile.editHowYouWork').waitFor();
  const said = 'Uit het Hebreeuws naar het Nederlands (België): Beëdigd (Gent, België), Juridisch, € 0,31 per woord';
  await page.getByText(said).waitFor();
  expect(complaints).toEqual([]);
});

step('finds the sworn pair in the words of another language, and not halves of two pairs', async () => {
  const { page, complaints, t, press, box, open } = await atConsole('fr', '/candidates?tile=all');
  const row = page.getByRole('row').filter({ hasText: `${person.firstname} ${person.name}` });
  await press('candidates.filter');
  await chooseLanguage(page, t('candidate.translateFrom'), 'hebreeuws');
  await box('candidate.translateTo').fill('flamand');
  await page.getByRole('option', { name: 'Néerlandais (Belgique)' }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('checkbox', { name: t('pair.swornHere') }).check();
  await page.getByRole('button', { name: /^Afficher/ }).click();
  await page.waitForURL(
    (url) => url.searchParams.get('sworn') === 'yes' && url.searchParams.get('translatesTo') === 'nl-BE',
  );
  await row.waitFor();
  for (const [query, count] of [
    ['translatesFrom=he&translatesTo=nl&catTools=memoq', 1],
    ['translatesFrom=he&specialism=legal', 1],
    ['translatesFrom=fr&specialism=legal', 0],
    ['translatesFrom=he&translatesTo=nl-NL', 0],
    ['translatesFrom=fr&translatesTo=nl-BE', 0],
    ['translatesFrom=fr&translatesTo=nl&sworn=yes', 0],
  ] as const) {
    await open(`/candidates?tile=all&search=${encodeURIComponent(person.name)}&${query}`);
    await page
      .getByRole('table')
      .or(page.getByText(t('candidates.emptyTitle')))
      .first()
      .waitFor();
    await expect.poll(() => row.count(), { message: query }).toBe(count);
  }
  expect(complaints).toEqual([]);
});

step('shows the pair to the world without its price', async () => {
  const html = await (await fetch(`${portal}/public/candidate/${person._id}`)).text();
  expect(html).toContain('Sworn (Gent, Belgium), Legal');
  expect(html).toContain('Hebrew');
  expect(html).not.toContain('0.31');
});
