import type { Locator } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD, logIn as logInConsole, pressLogOut } from './steps/console.ts';
import { logIn as logInPortal } from './steps/registration.ts';
import { atConsole, atPortal, CAMILLE, LOTTE } from './steps/visits.ts';
import { runningProduct } from './support/product.ts';

/** The ways to leave a form with unsaved text, in both apps (docs/domain/interface.md#leaving). */

const { urls } = runningProduct();
const desk = await atConsole('nl', '/candidates');
await desk.page.getByRole('table').waitFor();
const phone = await atPortal('en', '/profile', { phone: true });
await phone.button('profile.editAbout').waitFor();
afterAll(() => expect([...desk.complaints, ...phone.complaints]).toEqual([]));

const pathOf = ({ page }: typeof desk): string => page.url().replace(/^https?:\/\/[^/]+/, '');

describe('the console', () => {
  const { page, t, open, press } = desk;
  const path = (): string => pathOf(desk);
  const answer = (choice: string): Promise<void> =>
    press(choice, {}, page.getByRole('dialog', { name: t('leave.title') }));
  const tab = (name: string): Locator => page.getByRole('navigation').getByRole('link', { name: t(name), exact: true });
  const field = (): Locator => page.getByRole('textbox', { name: t('medium.name'), exact: true });
  /** Opens the form of a new medium and types its name; the history has one page before the form's list. */
  const typeMedium = async (name: string): Promise<void> => {
    await open('/candidates');
    await tab('layout.tasks').click();
    await page.waitForURL('**/tasks');
    await open('/settings/mediums');
    await press('mediums.add');
    await field().fill(name);
  };
  const typed = (): Promise<string> => field().inputValue();

  it('saves a new medium and follows the link', async () => {
    await typeMedium('Gazet van hier');
    await tab('layout.jobs').click();
    await answer('leave.save');
    await page.waitForURL(`${urls.console}/jobs`);
    await open('/settings/mediums');
    await page.getByRole('table').getByText('Gazet van hier').first().waitFor();
    expect(await page.getByRole('table').getByText('Gazet van hier', { exact: true }).count()).toBe(1);
  });

  it('saves a new medium and goes back', async () => {
    await typeMedium('Gazet van terug');
    await page.goBack();
    await answer('leave.save');
    await expect.poll(path).toBe('/settings/mediums');
    await page.getByText(t('mediums.created', { name: 'Gazet van terug' })).waitFor();
    expect(await page.getByRole('form', { name: t('mediums.add') }).count()).toBe(0);
    await page.goBack();
    await expect.poll(path).toBe('/tasks');
  });

  it('stays, with the reason, if saving fails', async () => {
    await typeMedium('Gazet van niets');
    await page.route('**/api/v1/mediums', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    );
    await tab('layout.jobs').click();
    await answer('leave.save');
    await page.getByRole('dialog', { name: t('problem.something_wrong') }).waitFor();
    await press('common.ok');
    expect([path(), await typed()]).toEqual(['/settings/mediums?panel=new', 'Gazet van niets']);
    await page.unroute('**/api/v1/mediums');
    await tab('layout.jobs').click();
    await answer('leave.discard');
    await page.waitForURL(`${urls.console}/jobs`);
  });

  const logOut = (): Promise<void> => pressLogOut(page, t, 'Lotte Janssens');
  const login = (): Locator => page.getByRole('textbox', { name: t('session.email'), exact: true });
  const logInAgain = async (): Promise<void> => {
    await login().waitFor();
    await logInConsole(page, t, LOTTE);
    await page.getByRole('navigation').first().waitFor();
  };

  it('asks before a logout, stays, and saves the typed values before the session ends', async () => {
    await typeMedium('Gazet van de avond');
    await logOut();
    await answer('leave.stay');
    expect([path(), await typed()]).toEqual(['/settings/mediums?panel=new', 'Gazet van de avond']);
    await logOut();
    await answer('leave.save');
    await logInAgain();
    await open('/settings/mediums');
    await page.getByRole('table').getByText('Gazet van de avond').first().waitFor();
  });

  it('logs out without a network too, after discarding the typed values', async () => {
    await typeMedium('Gazet van nooit');
    await page.route('**/api/v1/auth/logout', (route) => route.abort());
    await logOut();
    await answer('leave.discard');
    await login().waitFor();
    await page.unroute('**/api/v1/auth/logout');
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('draft')))).toEqual([]);
    await logInAgain();
  });

  it('asks before a logout that discards typed values in another tab, which then leaves too', async () => {
    await typeMedium('Gazet van ernaast');
    const kept = () => Object.keys(localStorage).some((key) => key.includes('draft'));
    await page.waitForFunction(kept);
    const other = await desk.context.newPage();
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
    await logInAgain();
  });
});

describe('the portal', () => {
  const { page, t, open, press, field } = phone;
  const about = (): Locator => field('candidate.info');
  const answer = (choice: string): Promise<void> =>
    press(choice, {}, page.getByRole('alertdialog', { name: t('leave.title') }));
  /** Types a text into the profile; returns the previous text. */
  const typeAbout = async (text: string): Promise<string> => {
    await open('/profile');
    await page.getByRole('link', { name: t('links.title'), exact: true }).click();
    await page.waitForURL(`${urls.portal}/links`);
    await page.getByRole('link', { name: t('layout.profile'), exact: true }).click();
    await press('profile.editAbout');
    const before = await about().inputValue();
    await about().fill(text);
    return before;
  };

  it('saves the typed values and follows the link', async () => {
    await typeAbout('I write, and arrive at my work.');
    await page.getByRole('link', { name: t('layout.work'), exact: true }).click();
    await answer('leave.save');
    await page.waitForURL(`${urls.portal}/work`);
    await page.getByRole('link', { name: t('layout.profile'), exact: true }).click();
    await page.getByText('I write, and arrive at my work.').waitFor();
  });

  it('saves the typed values and goes back', async () => {
    await typeAbout('I write, and go back.');
    await page.goBack();
    await answer('leave.save');
    await about().waitFor({ state: 'detached' });
    await page.getByText('I write, and go back.').waitFor();
    await expect.poll(() => pathOf(phone)).toBe('/profile');
    await page.goBack();
    await page.waitForURL(`${urls.portal}/links`);
  });

  const logOut = async (): Promise<void> => {
    await page.getByRole('button', { name: t('account.menu') }).click();
    await press('layout.logout');
  };
  const logInAgain = async (): Promise<void> => {
    await page.getByLabel(t('login.email'), { exact: true }).waitFor();
    await logInPortal(page, t, { email: CAMILLE, password: DEMO_PASSWORD });
  };

  it('asks before a logout, stays, and saves the typed values before the session ends', async () => {
    await typeAbout('I write, and log out.');
    await logOut();
    await answer('leave.stay');
    expect(await about().inputValue()).toBe('I write, and log out.');
    await logOut();
    await answer('leave.save');
    await logInAgain();
    await page.getByText('I write, and log out.').waitFor();
  });

  it('discards the typed values on the server too', async () => {
    const kept = page.waitForResponse(
      (answer) => answer.url().endsWith('/drafts') && answer.request().method() === 'PUT',
    );
    const before = await typeAbout('I write, and regret it.');
    await kept;
    await logOut();
    await answer('leave.discard');
    await logInAgain();
    // The address reopens the form.
    await about().waitFor();
    expect(await about().inputValue()).toBe(before);
  });
});
