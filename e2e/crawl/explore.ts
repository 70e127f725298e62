import { choose, empty, typeAll, type Samples } from './fill.ts';
import type { FieldInfo } from './in-page.ts';
import type { Visit } from './visit.ts';
import type { StoredData } from './stored-data.ts';
import { violations } from '../support/axe.ts';

const TABS = 150;
const ALL_FILLED = 'all filled';
/** Prefix of a step that fills in and sends the form of this name, instead of a click. */
const SENT = 'sent: ';

export interface Thoroughness {
  /** The longest sequence of clicks from a screen. */
  depth: number;
  /** True to also tab through every screen and form, run axe on every opened part, and save each form with each text field empty in turn. */
  everything: boolean;
}

const noCounts = () => ({ loads: 0, clicks: 0, saves: 0, forms: 0, stops: 0, looks: 0 });

/** Opens every part of a screen, saves every form, and reports each problem with the way to it. */
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

  /** Explores this address until the deadline. */
  async explore(address: string, deadline: number): Promise<void> {
    this.deadline = deadline;
    try {
      if (await this.go(address, [])) await this.walk(address, []);
    } catch (error) {
      this.visit.problems.push(`the crawl ends here: ${error instanceof Error ? error.message : String(error)}`);
    }
    await this.finish([address]);
  }

  /** The problems and counts since the last call. */
  done(): { found: string[]; counts: ReturnType<typeof noCounts> } {
    const { found, counts } = this;
    this.found = [];
    this.counts = noCounts();
    return { found, counts };
  }

  /** Clicks every control that the last step opened, and then the controls that these clicks open. */
  private async walk(address: string, way: string[]): Promise<void> {
    const controls = await this.newControls(way);
    if (controls.length > 0 && this.thoroughness.everything) {
      await this.askAxe();
      if (way.length < 2) await this.tabThrough();
    }
    for (const key of await this.visit.page.evaluate(() => window.crawl.forms())) {
      // Tries a form only once, even if several screens have it.
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
    // After the first screen only controls in opened parts are new: a list with other records has the same controls.
    const fresh = controls.filter(({ key, inside }) => !this.known.has(key) && (way.length === 0 || inside));
    for (const { key } of fresh) this.known.add(key);
    return fresh.map(({ key }) => key);
  }

  /** Loads the page and repeats the clicks of the way. */
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

  /** Walks the dialog that a sent form opens, for example a preview before the final sending. */
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
   * Saves a form as it opened, with all fields empty, with all fields filled and, if thorough, with each text field empty in turn. The
   * first attempt loads the page. A later one reuses it if the form opens again; otherwise it restores the data and loads the page.
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

  /** A refused form stays open. A saved form may open again after one click. */
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

  /** Runs axe on the parts that have just opened. */
  private async askAxe(): Promise<void> {
    this.counts.looks++;
    const found = await violations(this.visit.page);
    this.visit.problems.push(...found.map((fault) => `axe: ${fault}`));
  }

  /** Checks that the focus is visible on every stop of Tab. */
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
