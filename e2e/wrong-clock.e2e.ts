import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD, logIn } from './steps/console.ts';
import { logIn as logInPortal } from './steps/registration.ts';
import { CAMILLE, LOTTE } from './steps/visits.ts';
import { openBrowser } from './support/browser.ts';
import { callsOf } from './support/calls.ts';
import { agencyDay } from './support/days.ts';
import { runningProduct } from './support/product.ts';
import { visitor } from './support/visitor.ts';
import { consoleWords, portalWords } from './support/words.ts';

/** A device whose clock is hours off works like any other device (docs/domain/interface.md#clock). */
const product = runningProduct();
const HOUR_MS = 3_600_000;
let context: BrowserContext;

/** A page on a device whose clock is this many hours ahead. */
async function pageOff(hours: number): Promise<Page> {
  const visit = await visitor(await openBrowser(), 'fr');
  ({ context } = visit);
  await context.addInitScript((ms) => {
    const Real = Date;
    const off = (): number => Real.now() + ms;
    window.Date = new Proxy(Real, {
      construct: (_, given: number[]) => (given.length === 0 ? new Real(off()) : new Real(...(given as [number]))),
      apply: () => new Real(off()).toString(),
      get: (_, name) => (name === 'now' ? off : (Reflect.get(Real, name) as unknown)),
    });
  }, hours * HOUR_MS);
  return visit.page;
}
afterEach(() => context.close());

describe.each([-13, 13])('a clock that is %d hours off', (hours) => {
  it('logs a recruiter in, keeps the session through a reload, and shows a task’s true state', async () => {
    const call = await callsOf();
    const t = consoleWords('fr');
    const clock = hours > 0 ? 'Horloge en avance' : 'Horloge en retard';
    const [soon, late] = [`${clock}, bientôt`, `${clock}, passé`];
    const { _id: me } = await call<{ _id: string }>('GET', 'users/me');
    const made = (title: string, minutes: number): Promise<{ _id: string; version: number }> =>
      call('POST', 'tasks', {
        title,
        description: '<p>Rappeler</p>',
        type: 'call',
        assignedTo: me,
        deadline: new Date((Math.floor(Date.now() / 60_000) + minutes) * 60_000).toISOString(),
      });
    await made(soon, 90);
    await made(late, 0);
    const page = await pageOff(hours);
    await page.goto(`${product.urls.console}/tasks?lang=fr&search=${encodeURIComponent(clock)}`);
    await logIn(page, t, LOTTE);
    const overdue = page.getByRole('region', { name: t('tasks.overdue') });
    await page.getByText(soon).waitFor();
    await page.reload();
    await page.getByText(late).waitFor();
    expect(await overdue.getByText(soon).count()).toBe(0);
    await expect.poll(() => overdue.getByText(late).count()).toBe(1);
  });

  it('shows a recruiter the agency’s day as today, in the agenda and in a calendar', async () => {
    const t = consoleWords('fr');
    const page = await pageOff(hours);
    await page.goto(`${product.urls.console}/agenda?lang=fr`);
    await logIn(page, t, LOTTE);
    expect(await page.locator('[data-date][aria-current=date]').first().getAttribute('data-date')).toBe(agencyDay(0));
    await page.goto(`${product.urls.console}/tasks/add?lang=fr`);
    await page.getByRole('button', { name: t('common.tomorrow'), exact: true }).click();
    const [year = '', month = '', tomorrow = ''] = agencyDay(1).split('-');
    const deadline = page.getByRole('textbox', { name: t('tasks.deadline') });
    expect(await deadline.inputValue()).toContain(`${tomorrow}.${month}.${year}`);
    await page.getByRole('button', { name: t('common.chooseDate') }).click();
    const marked = page.getByRole('dialog', { name: t('common.chooseDate') }).locator('[aria-current=date]');
    expect(await marked.textContent()).toBe(String(Number(agencyDay(0).slice(-2))));
  });

  it('logs a candidate in, and keeps the session through a reload', async () => {
    const p = portalWords('fr');
    const page = await pageOff(hours);
    await page.goto(`${product.urls.portal}/?lang=fr`);
    await logInPortal(page, p, { email: CAMILLE, password: DEMO_PASSWORD });
    await page.waitForURL(/\/profile/);
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/profile');
  });
});
