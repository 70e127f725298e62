import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../tools/browser.ts';
import { DEMO_PASSWORD, logIn as logInConsole } from './steps/console.ts';
import { LOTTE } from './steps/lotte.ts';
import { logIn as logInPortal } from './steps/registration.ts';
import { runningProduct } from './support/product.ts';
import { visitor, type Visit } from './support/visitor.ts';
import { consoleWords, portalWords } from './support/words.ts';

/** The ways out of a form with something typed, in both apps (docs/domain/interface.md#leaving). */

const { urls } = runningProduct();
let browser: Browser;
let visit: Visit;
let page: Page;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const path = (): string => page.url().replace(/^https?:\/\/[^/]+/, '');

describe('the console', () => {
  const t = consoleWords('nl');
  const question = (): Locator => page.getByRole('dialog', { name: t('leave.title') });
  const answer = (choice: string): Promise<void> =>
    question()
      .getByRole('button', { name: t(choice), exact: true })
      .click();
  const tab = (name: string): Locator => page.getByRole('navigation').getByRole('link', { name: t(name), exact: true });
  /** A list with one page before it, and the form of a new medium beside it, with this name typed. */
  const typeMedium = async (name: string): Promise<void> => {
    await page.goto(`${urls.console}/candidates`);
    await tab('layout.tasks').click();
    await page.waitForURL('**/tasks');
    await page.goto(`${urls.console}/settings/mediums`);
    await page.getByRole('button', { name: t('mediums.add'), exact: true }).click();
    await page.getByRole('textbox', { name: t('medium.name'), exact: true }).fill(name);
  };
  const typed = (): Promise<string> => page.getByRole('textbox', { name: t('medium.name'), exact: true }).inputValue();

  beforeAll(async () => {
    visit = await visitor(browser, 'nl');
    ({ page } = visit);
    await page.goto(`${urls.console}/candidates?lang=nl`);
    await logInConsole(page, t, LOTTE);
    await page.getByRole('table').waitFor();
  });
  afterAll(async () => {
    expect(visit.complaints).toEqual([]);
    await visit.context.close();
  });

  it('saves a new medium and leads where a link leads', async () => {
    await typeMedium('Gazet van hier');
    await tab('layout.jobs').click();
    await answer('leave.save');
    await page.waitForURL(`${urls.console}/jobs`);
    await page.goto(`${urls.console}/settings/mediums`);
    await page.getByRole('table').getByText('Gazet van hier').first().waitFor();
    expect(await page.getByRole('table').getByText('Gazet van hier', { exact: true }).count()).toBe(1);
  });

  it('saves a new medium and goes back where the browser goes back', async () => {
    await typeMedium('Gazet van terug');
    await page.goBack();
    await answer('leave.save');
    await expect.poll(path).toBe('/settings/mediums');
    await page.getByText(t('mediums.created', { name: 'Gazet van terug' })).waitFor();
    expect(await page.getByRole('form', { name: t('mediums.add') }).count()).toBe(0);
    await page.goBack();
    await expect.poll(path).toBe('/tasks');
  });

  it('stays, with the reason, when it can not be saved', async () => {
    await typeMedium('Gazet van niets');
    await page.route('**/api/v1/mediums', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    );
    await tab('layout.jobs').click();
    await answer('leave.save');
    await page.getByRole('dialog', { name: t('problem.something_wrong') }).waitFor();
    await page.getByRole('button', { name: t('common.ok'), exact: true }).click();
    expect([path(), await typed()]).toEqual(['/settings/mediums?panel=new', 'Gazet van niets']);
    await page.unroute('**/api/v1/mediums');
    await tab('layout.jobs').click();
    await answer('leave.discard');
    await page.waitForURL(`${urls.console}/jobs`);
  });
});

describe('the portal', () => {
  const t = portalWords('en');
  const button = (label: string): Locator => page.getByRole('button', { name: t(label), exact: true });
  const about = (): Locator => page.getByRole('textbox', { name: t('candidate.info') });
  const answer = (choice: string): Promise<void> =>
    page
      .getByRole('alertdialog', { name: t('leave.title') })
      .getByRole('button', { name: t(choice), exact: true })
      .click();
  const typeAbout = async (text: string): Promise<void> => {
    await page.goto(`${urls.portal}/profile`);
    await page.getByRole('link', { name: t('layout.links'), exact: true }).click();
    await page.waitForURL(`${urls.portal}/links`);
    await page.getByRole('link', { name: t('layout.profile'), exact: true }).click();
    await button('profile.editAbout').click();
    await about().fill(text);
  };

  beforeAll(async () => {
    visit = await visitor(browser, 'en', { phone: true });
    ({ page } = visit);
    await page.goto(`${urls.portal}/profile?lang=en`);
    await logInPortal(page, t, { email: 'camille.lefevre@byline.example', password: DEMO_PASSWORD });
    await button('profile.editAbout').waitFor();
  });
  afterAll(async () => {
    expect(visit.complaints).toEqual([]);
    await visit.context.close();
  });

  it('saves what was typed and leads where a link leads', async () => {
    await typeAbout('I write, and arrive at my work.');
    await page.getByRole('link', { name: t('layout.work'), exact: true }).click();
    await answer('leave.save');
    await page.waitForURL(`${urls.portal}/work`);
    await page.getByRole('link', { name: t('layout.profile'), exact: true }).click();
    await page.getByText('I write, and arrive at my work.').waitFor();
  });

  it('saves what was typed and goes back where the browser goes back', async () => {
    await typeAbout('I write, and go back.');
    await page.goBack();
    await answer('leave.save');
    await about().waitFor({ state: 'detached' });
    await page.getByText('I write, and go back.').waitFor();
    await expect.poll(path).toBe('/profile');
    await page.goBack();
    await page.waitForURL(`${urls.portal}/links`);
  });
});
