import { choose, empty, typeAll, type Samples } from './fill.ts';
import type { FieldInfo } from './in-page.ts';
import type { Visit } from './visit.ts';
import type { StoredData } from './stored-data.ts';
import { violations } from '../support/axe.ts';

const TABS = 150;
const ALL_FILLED = 'all filled';
/** A step of a way that is no click: the form of this name, filled in and sent. */
const SENT = 'sent: ';

export interface Thoroughness {
  /** Clicks one after the other, from the screen on. */
  depth: number;
  /**
   * Also tabs through every screen and form, asks axe about all that opens, and saves each form once more for every optional field, with that
   * one empty.
   */
  everything: boolean;
}

const noCounts = () => ({ loads: 0, clicks: 0, saves: 0, forms: 0, stops: 0, looks: 0 });

/** Opens what a screen can open, saves what it can save, and says what went wrong, each with the way there. */
export class Explorer {
  private found: string[] = [];
  private counts = noCounts();
  private deadline = 0;
  private readonly known = new Set<string>();
  private readonly knownForms = new Set<string>();

  private readonly visit: Visit;
  private readonly stored: StoredData;
  private readonly samples: Samples;
  private readonly thoroughness: Thoroughness;

  constructor(visit: Visit, stored: StoredData, samples: Samples, thoroughness: Thoroughness) {
    this.visit = visit;
    this.stored = stored;
    this.samples = samples;
    this.thoroughness = thoroughness;
  }

  /** Everything that opens from this address, as far as the time goes. */
  async explore(address: string, deadline: number): Promise<void> {
    this.deadline = deadline;
    try {
      if (await this.go(address, [])) await this.walk(address, []);
    } catch (error) {
      this.visit.problems.push(`the crawl ends here: ${error instanceof Error ? error.message : String(error)}`);
    }
    await this.finish([address]);
  }

  /** What was found and done since this was asked last. */
  done(): { found: string[]; counts: ReturnType<typeof noCounts> } {
    const { found, counts } = this;
    this.found = [];
    this.counts = noCounts();
    return { found, counts };
  }

  /** Presses everything that came with the last click of the way there, and what that opens in turn. */
  private async walk(address: string, way: string[]): Promise<void> {
    const controls = await this.newControls(way);
    if (controls.length > 0 && this.thoroughness.everything) {
      await this.askAxe();
      if (way.length < 2) await this.tabThrough();
    }
    for (const key of await this.visit.page.evaluate(() => window.crawl.forms())) {
      // The same form on another screen is the same form.
      const form = [key, ...(await this.fields(key)).map(({ name }) => name)].join();
      if (this.knownForms.has(form)) continue;
      this.knownForms.add(form);
      await this.tryForm(address, way, key);
    }
    for (const key of controls) {
      const isStale = this.visit.changes > 0 || !(await this.visit.has(key));
      if (isStale && !(await this.go(address, way))) return;
      const next = [...way, key];
      this.counts.clicks++;
      const clicked = await this.visit.click(key);
      const isOver = next.length === this.thoroughness.depth || !(await this.visit.isSameScreen());
      if (clicked && !isOver) await this.walk(address, next);
      await this.finish([address, ...next]);
    }
  }

  private async newControls(way: string[]): Promise<string[]> {
    const controls = await this.visit.page.evaluate(() => window.crawl.controls());
    // A list that shows other records has the same controls; what was opened has others.
    const fresh = controls.filter(({ key, inside }) => !this.known.has(key) && (way.length === 0 || inside));
    for (const { key } of fresh) this.known.add(key);
    return fresh.map(({ key }) => key);
  }

  /** A page loaded for this, and the clicks that lead there. */
  private async go(address: string, way: string[]): Promise<boolean> {
    if (Date.now() > this.deadline) throw new Error(`its time is up at ${way.join(' > ')}`);
    await this.restore();
    this.counts.loads++;
    await this.visit.load(address);
    for (const key of way) {
      this.counts.clicks++;
      if (await this.step(key)) continue;
      this.found.push(`${[address, ...way].join(' > ')}: ${key} is not there any more`);
      return false;
    }
    return true;
  }

  private step(key: string): Promise<boolean> {
    return key.startsWith(SENT) ? this.send(key.slice(SENT.length)) : this.visit.reach(key);
  }

  private async send(form: string): Promise<boolean> {
    if (!(await this.visit.shows(form))) return false;
    await this.fillAll(form, await this.fields(form));
    await this.visit.save(form);
    return true;
  }

  /** What a form that was sent leads to, such as a look at it before it goes out for good. */
  private async walkOn(address: string, way: string[], form: string): Promise<void> {
    const next = [...way, `${SENT}${form}`];
    if ((await this.go(address, next)) && (await this.visit.showsDialog())) await this.walk(address, next);
    await this.finish([address, ...next]);
  }

  private note(way: string[]): void {
    this.found.push(...[...new Set(this.visit.problems)].map((problem) => `${way.join(' > ')}: ${problem}`));
    this.visit.problems = [];
  }

  private async finish(way: string[]): Promise<void> {
    this.note(way);
    await this.restore();
  }

  private async restore(): Promise<void> {
    if (!this.visit.isDirty) return;
    await this.stored.restore();
    this.visit.isDirty = false;
  }

  /**
   * Saves a form as it opened, all empty, all filled, and, being thorough, filled but for each of its fields. The first time in
   * a page that was loaded for it; then where it opens again, until all of it is put back.
   */
  private async tryForm(address: string, way: string[], form: string): Promise<void> {
    this.counts.forms++;
    const { page } = this.visit;
    const attempts: [string, (fields: FieldInfo[]) => Promise<void>][] = [
      ['as it opened', async () => {}],
      ['all empty', async (fields) => this.each(fields, (field) => empty(page, form, field))],
      [ALL_FILLED, async (fields) => this.fillAll(form, fields)],
    ];
    if (this.thoroughness.everything) {
      for (const { index, name, kind } of await this.fields(form)) {
        if (kind === 'text') attempts.push([`"${name}" empty`, (fields) => typeAll(page, form, fields, index)]);
      }
    }
    let outcome = '';
    let leadsOn = false;
    for (const [what, fillIn] of attempts) {
      if (!(await this.isOpenAgain(way, form, outcome))) {
        await this.finish([address, ...way, form]);
        if (!(await this.go(address, way))) break;
      }
      await fillIn(await this.fields(form));
      this.counts.saves++;
      outcome = await this.visit.save(form);
      if (outcome === 'silent') this.visit.problems.push('neither saves nor says why');
      const wrong = what === ALL_FILLED ? await page.evaluate((key) => window.crawl.wrong(key), form) : [];
      if (wrong.length > 0) this.visit.problems.push(`does not take what was filled in: ${wrong.join(', ')}`);
      if (what === ALL_FILLED) leadsOn = outcome === 'saved' && (await this.visit.showsDialog());
      this.note([address, ...way, form, what]);
    }
    await this.finish([address, ...way, form]);
    if (leadsOn) await this.walkOn(address, way, form);
    await this.go(address, way);
  }

  /** A form that was refused is still open; one that was saved may open again with one click. */
  private async isOpenAgain(way: string[], form: string, outcome: string): Promise<boolean> {
    if (outcome === 'refused') return this.visit.shows(form);
    const opener = way.at(-1);
    if (outcome !== 'saved' || opener === undefined || !(await this.visit.has(opener))) return false;
    return (await this.visit.click(opener)) && this.visit.shows(form);
  }

  private async each(fields: FieldInfo[], act: (field: FieldInfo) => Promise<void>): Promise<void> {
    for (const field of fields) await act(field);
  }

  private async fillAll(form: string, fields: FieldInfo[]): Promise<void> {
    await typeAll(this.visit.page, form, fields);
    await this.each(fields, (field) => choose(this.visit.page, form, field, this.samples));
  }

  private fields(form: string): Promise<FieldInfo[]> {
    return this.visit.page.evaluate((key) => window.crawl.fields(key), form);
  }

  /** What has just opened has no fault that axe finds. */
  private async askAxe(): Promise<void> {
    this.counts.looks++;
    const found = await violations(this.visit.page);
    this.visit.problems.push(...found.map((fault) => `axe: ${fault}`));
  }

  /** By keyboard alone: every stop can be seen. */
  private async tabThrough(): Promise<void> {
    const { page } = this.visit;
    await page.evaluate(() => window.crawl.rememberLooks());
    const stops = new Set<string>();
    for (let stop = 0; stop < TABS; stop++) {
      await page.keyboard.press('Tab');
      const focused = await page.evaluate(() => window.crawl.focused());
      if (!focused) continue;
      if (stops.has(focused.id)) break;
      stops.add(focused.id);
      this.counts.stops++;
      if (!focused.visible) this.visit.problems.push(`the focus does not show on ${focused.name}`);
    }
  }
}
