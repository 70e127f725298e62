import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import type { Language } from '@byline/shared-types/domain';
import * as profile from './steps/profile.ts';
import * as registration from './steps/registration.ts';
import { openBrowser } from './support/browser.ts';
import { firstCampaignJob } from './support/campaign.ts';
import { inOrder } from './support/in-order.ts';
import { runningProduct } from './support/product.ts';
import { endSession } from './support/session.ts';
import { visitor } from './support/visitor.ts';
import { portalWords, type Words } from './support/words.ts';

const { portal } = runningProduct().urls;
const [nl, fr] = [portalWords('nl'), portalWords('fr')];
/** Has long names without a place for a line break. */
const PERSON: registration.Person = {
  firstname: 'Aïchawolfeschlegelsteinhausenbergerdorff',
  name: 'Vanoverbekevandenbrouckedelacroix',
  email: 'aicha.onderweg@example.be',
  password: 'a tram in the rain',
};
const job = await firstCampaignJob();
const { context, page, complaints } = await visitor(await openBrowser(), 'nl', { phone: true });

const field = (t: Words, label: string): Locator =>
  page.getByLabel(t(label), { exact: true }).and(page.locator('input, select, textarea'));
/** Waits until a form shows the typed values. */
async function keeps(t: Words, typed: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(typed)) await expect.poll(() => field(t, label).inputValue()).toBe(value);
}

/** Sends without a network. The page must show the error in view, and keep the typed values when the network is back. */
async function withoutNetwork(t: Words, press: () => Promise<void>, typed: Record<string, string>): Promise<void> {
  const said = page
    .getByRole('alert')
    .or(page.getByRole('alertdialog'))
    .filter({ hasText: t('contact_recruiter') });
  await context.setOffline(true);
  await page.getByText(t('offline.banner')).waitFor();
  await press();
  await expect.poll(async () => (await said.boundingBox())?.y ?? -1).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await context.setOffline(false);
  await page.getByText(t('offline.banner')).waitFor({ state: 'detached' });
  await keeps(t, typed);
}

/** Changes the language on the account page, and returns. */
async function inLanguage(language: Language): Promise<void> {
  await page.goto(`${portal}/account`);
  const stored = page.waitForResponse(
    (answer) => answer.request().method() === 'PATCH' && /users\/me$/.test(answer.url()),
  );
  await page.getByRole('radio', { name: language.toUpperCase(), exact: true }).last().check({ force: true });
  await page.locator(`html[lang="${language}"]`).waitFor();
  // Waits until the API has stored the language, because the next page could show the old one.
  await stored;
  await page.goBack();
}

/** The width of the page. It must not exceed the 390 pixels of a phone. */
const width = (): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth);

async function logInAgain(t: Words, submit: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: t('login.endedTitle') });
  await dialog.getByLabel(t('login.password'), { exact: true }).fill(PERSON.password);
  await dialog.getByRole('button', { name: t(submit), exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}

const step = inOrder('from a campaign link to a public page on a phone, interrupted at every step');

step('registers, through a reload, another language and a network that goes', async () => {
  const name = { 'register.firstname': PERSON.firstname, 'register.lastname': PERSON.name };
  await page.goto(`${portal}/apply/${job.campaignId}/${job.jobId}?lang=nl`);
  await page.getByRole('heading', { name: job.title }).waitFor();
  for (const [label, value] of Object.entries(name)) await field(nl, label).fill(value);
  await page.reload();
  await keeps(nl, name);
  await page.getByRole('link', { name: 'FR', exact: true }).click();
  await keeps(fr, name);
  await page.getByRole('link', { name: 'NL', exact: true }).click();
  await keeps(nl, name);
  await registration.passBotCheck(page, nl, PERSON);
  await registration.fillRegistration(page, nl, PERSON, 'nl');
  const typed = { 'login.email': PERSON.email, 'experience.function': 'translator' };
  await page.reload();
  await keeps(nl, typed);
  await page.getByRole('link', { name: 'FR', exact: true }).click();
  await keeps(fr, typed);
  await page.getByRole('link', { name: 'NL', exact: true }).click();
  await keeps(nl, typed);
  await registration.fillRegistration(page, nl, PERSON, 'nl');
  await withoutNetwork(nl, () => registration.submitRegistration(page, nl), typed);
  await registration.submitRegistration(page, nl);
  await page.getByText(PERSON.email).waitFor();
  await page.reload();
  await page.getByText(PERSON.email).waitFor();
});

step('opens the mailed link, and is back where the first login was interrupted', async () => {
  await registration.activate(page, nl, PERSON);
  await page.goto(`${portal}/`);
  await field(nl, 'login.email').fill(PERSON.email);
  await page.reload();
  await registration.logIn(page, nl, PERSON);
  await page.waitForURL(/\/complete/);
});

step('keeps who one is through a reload, another language and a session that ends', async () => {
  await profile.fillPersonal(page, nl);
  const typed = {
    'candidateField.street': 'Rue Saint-Jacques',
    'candidateField.city': 'Namur',
    'candidateField.postal': '5000',
  };
  await page.reload();
  await keeps(nl, typed);
  await inLanguage('fr');
  await keeps(fr, typed);
  await endSession(page);
  await page.reload();
  await logInAgain(fr, 'login.submit');
  await keeps(fr, typed);
  await profile.next(page, fr);
  await page.getByRole('heading', { name: fr('wizard.whatBest') }).waitFor();
});

step(
  'keeps what one does through a reload, no network, another language and a session that ends as it is saved',
  async () => {
    await profile.fillOffer(page, fr);
    await profile.rateSkills(page, fr);
    await page.reload();
    await keeps(fr, { 'candidateField.pricePerWord': '0,12', 'candidateField.yearsExperience': '9' });
    await profile.uploadCv(page, fr, 'CV Aïcha.pdf', await profile.cvOf(PERSON));
    await profile.next(page, fr);
    await page.getByRole('heading', { name: fr('wizard.aboutWork') }).waitFor();
    await profile.fillAbout(page, fr);
    await profile.fillLanguages(page, fr);
    const typed = {
      'candidateField.motherTongue': 'Français',
      'candidateField.topProject': 'Audio guide of a comics museum, 84 stops',
      'candidate.info': 'Sworn translator since 2017.',
    };
    await page.reload();
    await keeps(fr, typed);
    await inLanguage('nl');
    typed['candidateField.motherTongue'] = 'Frans';
    await keeps(nl, typed);
    await withoutNetwork(nl, () => profile.save(page, nl), typed);
    // A draft that is stored after the session's end would ask for the password before the save does.
    await page.waitForLoadState('networkidle');
    await endSession(page);
    await profile.save(page, nl);
    await logInAgain(nl, 'login.submitAndSave');
    // The language from the account page applies.
    await page.getByRole('heading', { name: nl('wizard.doneTitle') }).waitFor();
    await page.reload();
    await page.locator('html[lang="nl"]').waitFor();
  },
);

step('finds the application, and the page that the world sees with what was typed', async () => {
  await page.goto(`${portal}/jobapplications`);
  await page.getByText(job.title).waitFor();
  await page.goto(`${portal}/profile`);
  await page.getByText('Sworn translator since 2017.').waitFor();
  expect(await width()).toBe(390);
  const link = page.getByRole('link', { name: nl('profile.viewPublic') });
  await page.goto(new URL((await link.getAttribute('href')) ?? '', portal).href);
  await page.getByRole('heading', { name: PERSON.firstname }).first().waitFor();
  await page.getByText('Sworn translator since 2017.').waitFor();
  expect(await width()).toBe(390);
  expect(complaints).toEqual([]);
});
