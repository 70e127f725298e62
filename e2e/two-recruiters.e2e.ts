import { expect, it } from 'vitest';
import { somebody } from './steps/somebody.ts';
import { atConsole } from './steps/visits.ts';
import { callsOf } from './support/calls.ts';
import { looksRight } from './support/look.ts';

interface Scorecard {
  _id: string;
  label: string;
  selectedCategories: { _id: string; items: { _id: string; label: string }[]; selectedItems: string[] }[];
}

interface Candidate {
  _id: string;
  version: number;
  city: string | null;
  street: string | null;
  phone: string | null;
  postal: string | null;
  status: string;
}

/** Only Lotte can log in without two-factor in every file, so she plays both recruiters here, one of them over the API. */
const NAME = 'Lotte Janssens';
const call = await callsOf();
const made = { firstname: 'Maëlle', name: 'Deux-Mains', email: 'maelle.deux-mains@example.be', city: 'Gent' };
const { _id: id } = await call<Candidate>('POST', 'candidates', made);
const {
  page,
  t,
  open,
  press,
  labelled: field,
  confirm,
  choose,
} = await atConsole('fr', `/candidates/${id}`, { alone: true });
await page.getByRole('heading', { level: 1, name: 'Maëlle Deux-Mains' }).waitFor();

/** Saves other changes over the API, as a colleague does. */
const theyChange = async (fields: object): Promise<void> => {
  const { version } = await call<Candidate>('GET', `candidates/${id}`);
  await call<Candidate>('PATCH', `candidates/${id}`, { version, ...fields });
};

async function edit(fields: Record<string, string>): Promise<void> {
  await open(`/candidates/${id}`);
  await choose(t('profile.actions'), 'profile.edit');
  for (const [label, text] of Object.entries(fields)) await field(label).fill(text);
}

it('asks only about fields that both changed, and merges the others', async () => {
  await edit({ 'candidateField.city': 'Brugge', 'candidateField.phone': '+32470123456' });
  await theyChange({ city: 'Aalst', street: 'Molenstraat' });
  await press('common.save');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('group', { name: new RegExp(t('candidateField.city')) }).waitFor();
  expect(await dialog.getByRole('group').count()).toBe(1);
  await dialog.getByText('Molenstraat').waitFor();
  await looksRight(page, 'two recruiters, merge');
  await confirm('merge.back');
  expect(await field('candidateField.city').inputValue()).toBe('Brugge');
  await field('candidateField.city').fill('Brussel');
  await field('candidateField.postal').fill('9300');
  await press('merge.choose');
  await dialog.getByRole('radio', { name: /Brussel/ }).waitFor();
  await confirm('merge.back');
  await press('common.save');
  await dialog.getByRole('radio', { name: new RegExp(NAME) }).check();
  await press('merge.save');
  await page.getByText(t('profile.saved')).waitFor();
  expect(await call<Candidate>('GET', `candidates/${id}`)).toMatchObject({
    city: 'Aalst',
    street: 'Molenstraat',
    phone: '+32470123456',
    postal: '9300',
  });
});

it('merges without a question if the other changed other fields, and says so', async () => {
  await edit({ 'candidateField.city': 'Ieper' });
  await theyChange({ street: 'Kaai' });
  await press('common.save');
  await page.getByText(t('merge.savedWith', { who: NAME })).waitFor();
  await press('merge.see');
  await page.getByRole('dialog').getByText('Kaai').waitFor();
  expect(await call<Candidate>('GET', `candidates/${id}`)).toMatchObject({ city: 'Ieper', street: 'Kaai' });
});

it('keeps a status chosen on an old version, and asks if the other chose one too', async () => {
  const pick = async (status: string): Promise<void> => {
    await page.getByRole('button', { name: new RegExp(`^${t('candidate.status')}, `) }).click();
    await page.getByRole('menuitemradio', { name: t(status), exact: true }).click();
  };
  const saved = async (status: string): Promise<void> =>
    expect.poll(async () => (await call<Candidate>('GET', `candidates/${id}`)).status).toBe(status);
  await open(`/candidates/${id}`);
  await page.getByRole('heading', { level: 1, name: 'Maëlle Deux-Mains' }).waitFor();
  await theyChange({ street: 'Kade' });
  await pick('status.test');
  await saved('test');
  await theyChange({ status: 'offer' });
  await pick('status.live_interview');
  await page.getByText(t('merge.replaceTitle', { who: NAME })).waitFor();
  await looksRight(page, 'two recruiters, status');
  await press('merge.replace');
  await saved('live_interview');
});

interface View {
  _id: string;
  version: number;
}

it('keep lists under a name: shared, followed, changed in two windows, removed and back', async () => {
  const colleague = await somebody(call, 'two-recruiters');
  await call<Candidate>('PATCH', 'users/role', { userId: colleague.userId, role: 'recruiter' });
  const theirs = await callsOf(colleague.email);
  const list = { filter: { place: 'Zichtveld' } };
  const { _id: privateId } = await theirs<View>('POST', 'candidates/views', { name: 'À moi', list });
  await open(`/candidates?view=${privateId}`);
  await page.getByText(t('views.private')).waitFor();
  await theirs('PATCH', `candidates/views/${privateId}`, { shared: true });

  // The colleague's view by its link, with somebody who joined it since the last visit.
  await call('PUT', `candidates/views/${privateId}/seen`, { at: new Date().toISOString() });
  const newcomer = { firstname: 'Nele', name: 'Zichtveld', email: 'nele.zichtveld@example.be', city: 'Zichtveld' };
  await theirs('POST', 'candidates', newcomer);
  await open(`/candidates?view=${privateId}`);
  const title = (name: string) => page.getByRole('heading', { level: 1 }).getByRole('button', { name });
  await title('À moi').waitFor();
  await page.getByText(t('views.newSince', { count: 1 })).waitFor();
  await page
    .getByRole('row', { name: /Nele Zichtveld/ })
    .getByTitle(t('views.newHere'))
    .waitFor();
  await title('À moi').click();
  const menu = page.getByRole('dialog', { name: t('views.title') });
  const row = (name: string) => menu.getByRole('listitem').filter({ hasText: name });
  await row('À moi')
    .getByText(t('views.new', { count: 1 }))
    .waitFor();
  await row('À moi').getByText(colleague.firstname).waitFor();
  await looksRight(page, 'views, menu');

  // With the keyboard: to all active candidates, then a list of one's own under a name.
  // The look at a phone's width closed the menu.
  await title('À moi').click();
  await menu.getByRole('searchbox').waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await title(t('candidates.title')).waitFor();
  await page.getByRole('button', { name: new RegExp(`^${t('tile.offer')}`) }).click();
  await press('views.save');
  const dialog = page.getByRole('dialog', { name: t('views.saveAsNew') });
  await dialog.getByRole('textbox', { name: t('views.name') }).fill('Propositions');
  await page.keyboard.press('Enter');
  await title('Propositions').waitFor();
  const id = new URL(page.url()).searchParams.get('view') ?? '';
  await call('PATCH', `candidates/views/${id}`, { name: 'Les propositions' });
  await page.getByRole('button', { name: new RegExp(`^${t('tile.test')}`) }).click();
  await press('views.save');
  await page.getByRole('menuitem', { name: t('views.saveIn', { name: 'Propositions' }) }).click();
  await page.getByRole('dialog', { name: t('views.changedTitle', { name: 'Propositions' }) }).waitFor();
  await confirm('views.saveAnyway');
  await page.getByText(t('views.saved', { name: 'Les propositions' })).waitFor();

  await title('Les propositions').click();
  await row('Les propositions').hover();
  await row('Les propositions')
    .getByRole('button', { name: t('views.more', { name: 'Les propositions' }) })
    .click();
  await page.getByRole('menuitem', { name: t('common.remove') }).click();
  await page.getByRole('button', { name: t('common.undo') }).click();
  await expect
    .poll(async () => (await call<View & { name: string }>('GET', `candidates/views/${id}`)).name)
    .toBe('Les propositions');
  await call('DELETE', `candidates/views/${id}`);
  await theirs('DELETE', `candidates/views/${privateId}`);
  await call<Candidate>('DELETE', `users/role?userId=${colleague.userId}&role=recruiter`);
});

it('score the same candidate in parallel; the other’s scores appear after mine', async () => {
  const colleague = await somebody(call, 'two-recruiters');
  await call<Candidate>('PATCH', 'users/role', { userId: colleague.userId, role: 'recruiter' });
  const theirs = await callsOf(colleague.email);
  const { records } = await call<{ records: Scorecard[] }>('GET', 'scorecards?search=Project%20work');
  const [{ _id, label, selectedCategories }] = records as [Scorecard];
  const items = selectedCategories.flatMap((category) =>
    category.selectedItems.map((item) => ({
      key: `${category._id}-${item}`,
      label: category.items.find((one) => one._id === item)?.label ?? '',
    })),
  );
  const path = `candidates/${id}/scorecards`;
  const theyGive = (score: number): Promise<unknown> =>
    theirs('PATCH', path, [
      { _id, scores: Object.fromEntries(items.map(({ key }) => [key, score])), comment: `${score}` },
    ]);
  await call<Candidate>('POST', path, [{ _id }]);
  await theyGive(4);

  await open(`/candidates/${id}?tab=scorecards`);
  const card = page.getByRole('listitem').filter({ hasText: label });
  await card.getByText(t('scorecards.othersScored', { count: 1 })).waitFor();
  await card.getByRole('button', { expanded: false }).click();
  for (const [index, item] of items.entries()) {
    expect(await card.getByText(`${colleague.firstname} ${colleague.name}`).count()).toBe(0);
    await card.getByRole('radiogroup', { name: item.label, exact: true }).getByRole('radio', { name: '1' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    if (index === 0) await theyGive(5);
  }
  await card.getByText(t('scorecards.others'), { exact: true }).waitFor();
  const [average, lowest, highest] = ['70,00 %', '40,00 %', '100,00 %'];
  await card.getByText(t('scorecards.summary', { average, lowest, highest })).waitFor();
  await looksRight(page, 'two recruiters, scorecard');

  await choose(t('scorecards.more', { name: label }), 'common.remove');
  await page
    .getByRole('dialog')
    .getByText(t('scorecards.removeText', { count: 2 }))
    .waitFor();
  await confirm('common.remove');
  await page.getByText(t('scorecards.none')).waitFor();
  await call<Candidate>('DELETE', `users/role?userId=${colleague.userId}&role=recruiter`);
});
