/**
 * `make budgets SIZE=100000`: how long the console takes for what a recruiter does all day, and how many acts, in a browser over that many
 * demo candidates on a database of its own, and what a visitor of the portal waits for on a poor phone; ends with 1 when a budget is missed.
 */
import { join } from 'node:path';
import { actions } from './budgets/actions.ts';
import type { Budget } from './budgets/budget.ts';
import { portal } from './budgets/portal.ts';
import { times } from './budgets/times.ts';
import { launchBrowser } from './browser.ts';
import { bundlesAreSmall } from './lib/bundle-sizes.ts';
import { buildAll } from './lib/build.ts';
import { demoLogins, logIn } from './lib/demo-session.ts';
import { main } from './lib/main.ts';
import { stateDir } from './lib/paths.ts';
import { UserError } from './lib/print.ts';
import { startProduct } from './lib/product.ts';
import { freePorts } from './lib/settings.ts';
import { temporaryFolder } from './lib/temporary.ts';

await main(async () => {
  const size = Number(process.argv[2] ?? 100_000);
  if (!Number.isInteger(size) || size < 1) throw new UserError(`SIZE=${process.argv[2]} is not a number of candidates`);
  const stateFolder = await temporaryFolder();
  await buildAll(stateFolder);
  const { urls } = await startProduct({ stateFolder, ports: await freePorts(), demoSize: size });
  const session = await logIn(urls.api, demoLogins().recruiter);
  const browser = await launchBrowser();
  const context = await browser.newContext({ locale: 'en', viewport: { width: 1440, height: 900 } });
  await context.addInitScript((text) => localStorage.setItem('byline.session', text), JSON.stringify(session));
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  const measured = async (): Promise<Budget[]> => [
    ...(await times(page, urls.console)),
    ...(await actions(page, urls.console)),
    ...(await portal(browser, urls)),
  ];
  const budgets = await measured()
    .catch(async (error: unknown) => {
      await page.screenshot({ path: join(stateDir, 'budgets.png') });
      throw error;
    })
    .finally(() => browser.close());
  console.log(`\n${size.toLocaleString('en')} candidates; times are medians\n`);
  for (const { what, measured, most, unit } of budgets) {
    const mark = measured <= most ? '✓' : '✗';
    console.log(`${mark} ${what.padEnd(58)}${measured.toFixed(0).padStart(5)} ${unit}, at most ${most}`);
  }
  const small = await bundlesAreSmall();
  return small && budgets.every(({ measured, most }) => measured <= most) ? 0 : 1;
});
