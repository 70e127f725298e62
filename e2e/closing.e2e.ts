import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD, logIn as logInConsole, pressLogOut } from './steps/console.ts';
import { LOTTE } from './steps/lotte.ts';
import { logIn as logInPortal } from './steps/registration.ts';
import { openBrowser } from './support/browser.ts';
import { runningProduct } from './support/product.ts';
import { visitor, type Visit } from './support/visitor.ts';
import { consoleWords, portalWords } from './support/words.ts';

/** The ways out of a form with something typed, in both apps (docs/domain/interface.md#leaving). */

const { urls } = runningProduct();
let browser: Browser;
let visit: Visit;
let page: Page;

beforeAll(async () => {
  browser = await openBrowser();
});

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

  const logOut = (): Promise<void> => pressLogOut(page, t, 'Lotte Janssens');
  const login = (): Locator => page.getByRole('textbox', { name: t('session.email'), exact: true });

  it('asks before it logs out, stays, and saves what was typed before the session ends', async () => {
    await typeMedium('Gazet van de avond');
    await logOut();
    await answer('leave.stay');
    expect([path(), await typed()]).toEqual(['/settings/mediums?panel=new', 'Gazet van de avond']);
    await logOut();
    await answer('leave.save');
    await login().waitFor();
    await logInConsole(page, t, LOTTE);
    await page.getByRole('navigation').first().waitFor();
    await page.goto(`${urls.console}/settings/mediums`);
    await page.getByRole('table').getByText('Gazet van de avond').first().waitFor();
  });

  it('logs out without a network too, once what was typed is discarded', async () => {
    await typeMedium('Gazet van nooit');
    await page.route('**/api/v1/auth/logout', (route) => route.abort());
    await logOut();
    await answer('leave.discard');
    await login().waitFor();
    await page.unroute('**/api/v1/auth/logout');
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('draft')))).toEqual([]);
    await logInConsole(page, t, LOTTE);
    await page.getByRole('navigation').first().waitFor();
  });

  it('asks before it drops what is typed in another tab, which leaves with it', async () => {
    await typeMedium('Gazet van ernaast');
    const kept = () => Object.keys(localStorage).some((key) => key.includes('draft'));
    await page.waitForFunction(kept);
    const other = await visit.context.newPage();
    await other.goto(`${urls.console}/tasks`);
    const question = other.getByRole('dialog', { name: t('logout.title') });
    await pressLogOut(other, t, 'Lotte Janssens');
    await question.getByRole('button', { name: t('common.cancel'), exact: true }).click();
    expect(await typed()).toBe('Gazet van ernaast');
    await pressLogOut(other, t, 'Lotte Janssens');
    await question.getByRole('button', { name: t('logout.action'), exact: true }).click();
    await other.getByRole('textbox', { name: t('session.email'), exact: true }).waitFor();
    await login().waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    await other.close();
    await logInConsole(page, t, LOTTE);
    await page.getByRole('navigation').first().waitFor();
  });
});

describe('the portal', () => {
  const CAMILLE = { email: 'camille.lefevre@byline.example', password: DEMO_PASSWORD };
  const t = portalWords('en');
  const button = (label: string): Locator => page.getByRole('button', { name: t(label), exact: true });
  const about = (): Locator => page.getByRole('textbox', { name: t('candidate.info') });
  const answer = (choice: string): Promise<void> =>
    page
      .getByRole('alertdialog', { name: t('leave.title') })
      .getByRole('button', { name: t(choice), exact: true })
      .click();
  /** Answers what stood there. */
  const typeAbout = async (text: string): Promise<string> => {
    await page.goto(`${urls.portal}/profile`);
    await page.getByRole('link', { name: t('layout.links'), exact: true }).click();
    await page.waitForURL(`${urls.portal}/links`);
    await page.getByRole('link', { name: t('layout.profile'), exact: true }).click();
    await button('profile.editAbout').click();
    const before = await about().inputValue();
    await about().fill(text);
    return before;
  };

  beforeAll(async () => {
    visit = await visitor(browser, 'en', { phone: true });
    ({ page } = visit);
    await page.goto(`${urls.portal}/profile?lang=en`);
    await logInPortal(page, t, CAMILLE);
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

  const logOut = async (): Promise<void> => {
    await page.getByRole('button', { name: t('account.menu') }).click();
    await button('layout.logout').click();
  };
  const logInAgain = async (): Promise<void> => {
    await page.getByLabel(t('login.email'), { exact: true }).waitFor();
    await logInPortal(page, t, CAMILLE);
  };

  it('asks before it logs out, stays, and saves what was typed before the session ends', async () => {
    await typeAbout('I write, and log out.');
    await logOut();
    await answer('leave.stay');
    expect(await about().inputValue()).toBe('I write, and log out.');
    await logOut();
    await answer('leave.save');
    await logInAgain();
    await page.getByText('I write, and log out.').waitFor();
  });

  it('forgets what was discarded with a logout at the server too', async () => {
    const kept = page.waitForResponse(
      (answer) => answer.url().endsWith('/drafts') && answer.request().method() === 'PUT',
    );
    const before = await typeAbout('I write, and regret it.');
    await kept;
    await logOut();
    await answer('leave.discard');
    await logInAgain();
    // The address shows the form that was open.
    await about().waitFor();
    expect(await about().inputValue()).toBe(before);
  });
});
