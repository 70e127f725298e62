import type { BrowserContext, Page } from 'playwright-core';
import { inPage } from './in-page/in-page.ts';
import type { Point } from './in-page/parts.ts';

/** Milliseconds for the requests of a click, and for the result of a save. */
const LOAD_MS = 2_500;
const SAVE_MS = 6_000;
const QUIET_MS = 50;
const WAITING_MS = 1_000;
const SCRIPT_MS = 400;

export interface Site {
  url: string;
  language: string;
  /** The app's session in localStorage; null for a visitor. */
  session: string | null;
}

/** Sets the language in the session too, because in the portal the user's own language wins. */
function inLanguage(session: string, language: string): string {
  const { user, ...rest } = JSON.parse(session) as { user: object };
  return JSON.stringify({ ...rest, user: { ...user, language } });
}

/** One page of one visitor, loaded anew for each address; it records problems and changes. */
export class Visit {
  problems: string[] = [];
  /** Requests to the API that changed something since the last load. */
  changes = 0;
  /** Whether a change has not been restored yet. */
  isDirty = false;
  private scripts = 0;
  private open = 0;
  /** The address that the last load led to. */
  private start = '';

  readonly page: Page;
  private readonly site: Site;

  private constructor(page: Page, site: Site) {
    this.page = page;
    this.site = site;
  }

  static async begin(context: BrowserContext, site: Site): Promise<Visit> {
    await context.addInitScript({ content: inPage });
    await context.addInitScript(
      ({ session, language }) => {
        localStorage.clear();
        sessionStorage.clear();
        localStorage.setItem('byline.lang', language);
        if (session !== null) localStorage.setItem('byline.session', session);
      },
      { session: site.session && inLanguage(site.session, site.language), language: site.language },
    );
    // A page that is left sends its draft after the data is restored, and the next form would open with it. Journeys test drafts.
    await context.route('**/api/v1/users/me/drafts', (route) =>
      route.fulfill({ json: { drafts: [] }, headers: { 'access-control-allow-origin': '*' } }),
    );
    const page = await context.newPage();
    page.setDefaultTimeout(5_000);
    const visit = new Visit(page, site);
    visit.listen();
    return visit;
  }

  private listen(): void {
    const { page } = this;
    page.on('pageerror', (error) => this.problems.push(`page error: ${error.message.slice(0, 300)}`));
    page.on('console', (message) => {
      // The browser also logs a 4xx that the product answers on purpose.
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
        this.problems.push(`console: ${message.text().slice(0, 300)}`);
    });
    page.on('request', (request) => {
      if (request.resourceType() === 'script') this.scripts++;
      this.open++;
    });
    page.on('requestfinished', () => this.open--);
    page.on('requestfailed', (request) => {
      this.open--;
      const reason = request.failure()?.errorText ?? '';
      if (reason !== 'net::ERR_ABORTED') this.problems.push(`failed: ${request.url()} ${reason}`);
    });
    page.on('response', (response) => {
      const method = response.request().method();
      const isApi = response.url().includes('/api/v1/');
      if (response.status() >= 500 || (!isApi && response.status() >= 400))
        this.problems.push(`${response.status()} of ${method} ${response.url()}`);
      if (isApi && response.ok() && !['GET', 'OPTIONS', 'HEAD'].includes(method)) {
        this.changes++;
        this.isDirty = true;
      }
    });
    page.on('popup', (popup) => void popup.close());
    page.on('download', (download) => void download.cancel());
  }

  async load(address: string): Promise<void> {
    this.changes = 0;
    this.open = 0;
    await this.page.goto(this.urlOf(address), { waitUntil: 'domcontentloaded' });
    const isReady = (): Promise<boolean> => this.page.evaluate(() => window.crawl.isReady());
    // A page that was quiet for a moment may start to load again.
    for (let rounds = 0; rounds === 0 || (rounds < 5 && !(await isReady())); rounds++) {
      // An apply link without a job shows nothing, on purpose (docs/domain/recruiting.md#applying).
      if (!(await this.until(isReady)) && !(await this.isBlank())) this.problems.push('it goes on loading');
      if (await this.isBlank()) break;
      await this.settle();
    }
    this.start = this.page.url();
  }

  private isBlank(): Promise<boolean> {
    return this.page.evaluate(() => document.body.innerText.trim() === '' && !document.querySelector('[aria-busy]'));
  }

  /** In the console, the language of the account wins over that of the browser, and that of the address wins over both. */
  private urlOf(address: string): string {
    const url = new URL(address, this.site.url);
    url.searchParams.set('lang', this.site.language);
    return url.href;
  }

  /** Whether the control can be pressed, if necessary after Escape has closed a menu or dialog that covers it. */
  async has(key: string): Promise<boolean> {
    if (!(await this.isSameScreen())) return false;
    const found = (): Promise<boolean> => this.page.evaluate((wanted) => window.crawl.aim(wanted) !== null, key);
    if (await found()) return true;
    await this.page.keyboard.press('Escape');
    await this.settle();
    return (await this.isSameScreen()) && (await found());
  }

  shows(form: string): Promise<boolean> {
    return this.page.evaluate((key) => window.crawl.form(key) !== null, form);
  }

  showsDialog(): Promise<boolean> {
    return this.page.getByRole('dialog').first().isVisible();
  }

  /** Presses a control as soon as it exists and is not covered. */
  async reach(key: string): Promise<boolean> {
    await this.until(() => this.page.evaluate((wanted) => window.crawl.aim(wanted) !== null, key));
    return this.click(key);
  }

  /** Whether the page still shows the same screen. In another language all controls have other names. */
  async isSameScreen(): Promise<boolean> {
    if (new URL(this.page.url()).pathname !== new URL(this.start).pathname) return false;
    return (await this.page.evaluate(() => document.documentElement.lang)) === this.site.language;
  }

  /** Waits until no request is open and the page has stopped changing. */
  private async settle(): Promise<void> {
    const deadline = Date.now() + LOAD_MS;
    do await this.page.evaluate((milliseconds) => window.crawl.quiet(milliseconds), QUIET_MS).catch(() => undefined);
    while (this.open > 0 && Date.now() < deadline);
  }

  /** Presses a control; false when it cannot be pressed now. */
  async click(key: string): Promise<boolean> {
    const target = await this.page.evaluate((wanted) => window.crawl.aim(wanted), key);
    if (!target) return false;
    const { scripts } = this;
    await this.page.mouse.click(target.x, target.y);
    await this.settle();
    // Code that the click loads draws its part a moment later, so this waits longer.
    if (this.scripts > scripts)
      await this.page.evaluate((ms) => window.crawl.quiet(ms), SCRIPT_MS).catch(() => undefined);
    return true;
  }

  /** Sends a form and returns the outcome. A form with a disabled button waits for another part of the page, such as the bot check. */
  async save(form: string): Promise<'saved' | 'refused' | 'silent' | 'waiting'> {
    const isFree = (): Promise<boolean> => this.page.evaluate((key) => !window.crawl.isStuck(key), form);
    if (!(await isFree()) && !(await this.until(isFree, WAITING_MS))) return 'waiting';
    const submit = await this.aimAtSubmit(form);
    if (!submit) {
      // A form that is closing needs no button.
      if (await this.shows(form)) this.problems.push('another element covers the button that saves');
      return 'waiting';
    }
    const { outside } = await this.page.evaluate((key) => window.crawl.complaints(key), form);
    const [url, changes] = [this.page.url(), this.changes];
    await this.page.mouse.click(submit.x, submit.y);
    let said: string[] = [];
    const isSaved = async (): Promise<boolean> =>
      this.changes > changes || this.page.url() !== url || !(await this.shows(form));
    const answered = await this.until(async () => {
      said = (await isSaved()) ? [] : await this.refusals(form, outside);
      return said.length > 0 || (await isSaved());
    });
    await this.settle();
    if (!(await this.until(isFree))) this.problems.push('the button that saves stays disabled');
    if (!answered) return 'silent';
    return said.length > 0 ? 'refused' : 'saved';
  }

  /** The position of the button, after the menu of the last field has faded. */
  private async aimAtSubmit(form: string): Promise<Point | null> {
    let submit: Point | null = null;
    await this.until(async () => {
      submit = await this.page.evaluate((key) => window.crawl.aimAtSubmit(key), form);
      return submit !== null;
    }, WAITING_MS);
    return submit;
  }

  /** The errors in the form, and those that appeared around it since it was sent. */
  private async refusals(form: string, before: readonly string[]): Promise<string[]> {
    const { inside, outside } = await this.page.evaluate((key) => window.crawl.complaints(key), form);
    return [...inside, ...outside.filter((text) => !before.includes(text))];
  }

  private async until(condition: () => Promise<boolean>, milliseconds = SAVE_MS): Promise<boolean> {
    const deadline = Date.now() + milliseconds;
    for (;;) {
      // A page does not answer while it is being left; the next page does.
      if (await condition().catch(() => false)) return true;
      if (Date.now() > deadline) return false;
      await this.page.waitForTimeout(20);
    }
  }
}
