import { join } from 'node:path';
import { colleaguesBeside } from '../bench/live.ts';
import type { Section } from '../bench/row.ts';
import { searchable } from '../bench/searchable.ts';
import { launchBrowser } from '../browser.ts';
import { demoLogins, logIn } from '../lib/demo-session.ts';
import { stateDir } from '../lib/paths.ts';
import { step } from '../lib/print.ts';
import { startProduct } from '../lib/product.ts';
import { freePorts } from '../lib/settings.ts';
import { actions } from './actions.ts';
import { day } from './day.ts';
import { firstList } from './first-list.ts';
import { portal } from './portal.ts';
import { recruiterAt } from './recruiter.ts';
import { times } from './times.ts';

const about =
  'Chromium, with nothing kept from before. The portal, the first list and the day: on a processor four times slowed, a network of 9 Mbps, 100 ms away; an interaction lasts from the hand until the screen shows it. ' +
  'Below them a recruiter’s screens from the click, or from the last key with the 300 ms for which a search waits for another, until what was asked for is drawn; and acts (a click, a key, a field filled).';

/**
 * Measures the waits of a recruiter and a visitor in Chromium, over so many demo candidates in a database of its own, and counts the acts of a
 * recruiter's work; so many consoles of colleagues, who make twenty changes a second, are open beside. Needs the builds of the backend and of both apps.
 */
export async function inBrowser(size: number, stateFolder: string, consoles = 0): Promise<Section> {
  const ports = await freePorts();
  const env = { SENSITIVE_REQUESTS_PER_MINUTE: '1000' }; // the colleagues log in within a second
  const product = await startProduct({ stateFolder, ports, demoSize: size, env });
  const { urls } = product;
  await step('the texts become searchable', () => searchable(product.env.MONGODB_URI ?? ''));
  const session = await logIn(urls.api, demoLogins().recruiter);
  const closing = new AbortController();
  const headers = { authorization: `Bearer ${session.token}` };
  const call = (path: string) => ({ url: `${urls.api}/api/v1/${path}`, headers });
  const changes =
    consoles > 0 &&
    (await step(`opening ${consoles} consoles`, () =>
      colleaguesBeside({ size, ports, call }, consoles, closing.signal),
    ));
  const browser = await launchBrowser();
  const page = await recruiterAt(browser, session);
  try {
    const rows = [
      ...(await step('the first screens of the portal', () => portal(browser, urls))),
      ...(await step('the first list of the console', () => firstList(browser, urls.console, session))),
      ...(await step('a recruiter’s day', () => day(browser, urls.console, session))),
      ...(await step('a recruiter’s screens', () => times(page, urls.console))),
      ...(await step('a recruiter’s acts', () => actions(page, urls.console))),
    ];
    const beside = changes
      ? `, beside ${consoles} consoles and 20 changes a second (${changes.made} made, ${changes.refused} refused)`
      : '';
    return { title: `In a browser, over ${size.toLocaleString('en')} candidates${beside}`, about, rows };
  } catch (error) {
    const shown = browser.contexts().at(-1)?.pages().at(-1);
    await shown?.screenshot({ path: join(stateDir, 'budgets.png') });
    throw error;
  } finally {
    closing.abort();
    await browser.close();
  }
}
