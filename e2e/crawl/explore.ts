import { choose, empty, typeAll, type Samples } from './fill.ts';
import type { FieldInfo } from './in-page/parts.ts';
import type { StoredData } from './stored-data.ts';
import type { Visit } from './visit.ts';

/** Maximum number of clicks in a row from a screen. */
const DEPTH = 4;
const FULL = 'full';
/** Marks a step that is not a click: it fills in and sends the form of this name. */
const SENT = 'sent: ';

type FillIn = (form: string, fields: FieldInfo[]) => Promise<void>;

const noCounts = () => ({ loads: 0, clicks: 0, saves: 0, forms: 0 });

/**
 * Opens every part that a screen can open, saves its forms empty, full and half full, and reports each problem with the steps that lead
 * there.
 */
export class Explorer {
  private found: string[] = [];
  private counts = noCounts();
  private deadline = 0;
  private readonly known = new Set<string>();
  private readonly knownForms = new Set<string>();

  private readonly visit: Visit;
  private readonly stored: StoredData;
  private readonly samples: Samples;
  private readonly attempts: [string, FillIn][];

  constructor(visit: Visit, stored: StoredData, samples: Samples) {
    this.visit = visit;
    this.stored = stored;
    this.samples = samples;
    const { page } = visit;
    this.attempts = [
      ['as it opened', async () => {}],
      ['empty', (form, fields) => this.each(fields, (field) => empty(page, form, field))],
      [FULL, (form, fields) => this.fill(form, fields)],
      ['half full', (form, fields) => typeAll(page, form, fields, ({ index }) => index % 2 === 0)],
      ['the other half full', (form, fields) => typeAll(page, form, fields, ({ index }) => index % 2 === 1)],
    ];
  }

  /** Explores what opens from an address, until the deadline. */
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

  /** Tries the forms and presses the controls that the last step opened, then repeats this for each part that they open. */
  private async walk(address: string, way: string[]): Promise<void> {
    const controls = await this.newControls(way);
    for (const key of await this.visit.page.evaluate(() => window.crawl.forms())) {
      // A form is the same on every screen.
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
      const isOver = next.length === DEPTH || !(await this.visit.isSameScreen());
      if (clicked && !isOver) await this.walk(address, next);
      await this.finish([address, ...next]);
    }
  }

  private async newControls(way: string[]): Promise<string[]> {
    const controls = await this.visit.page.evaluate(() => window.crawl.controls());
    // A list of other records has the same controls; a part that opens has new ones.
    const fresh = controls.filter(({ key, inside }) => !this.known.has(key) && (way.length === 0 || inside));
    for (const { key } of fresh) this.known.add(key);
    return fresh.map(({ key }) => key);
  }

  /** Loads the address anew and repeats the way. */
  private async go(address: string, way: string[]): Promise<boolean> {
    if (Date.now() > this.deadline) throw new Error(`its time is up at ${way.join(' > ')}`);
    await this.restore();
    this.counts.loads++;
    await this.visit.load(address);
    for (const key of way) {
      this.counts.clicks++;
      if (await this.step(key)) continue;
      this.found.push(`${[address, ...way].join(' > ')}: ${key} is no longer there`);
      return false;
    }
    return true;
  }

  private step(key: string): Promise<boolean> {
    return key.startsWith(SENT) ? this.send(key.slice(SENT.length)) : this.visit.reach(key);
  }

  private async send(form: string): Promise<boolean> {
    if (!(await this.visit.shows(form))) return false;
    await this.fill(form, await this.fields(form));
    await this.visit.save(form);
    return true;
  }

  /** Continues in the dialog that a sent form opens, such as the preview of a mail. */
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

  /** Saves a form once for each attempt: in the same page if the form is still open or opens again, else in a page that is loaded anew. */
  private async tryForm(address: string, way: string[], form: string): Promise<void> {
    this.counts.forms++;
    const { page } = this.visit;
    let outcome = '';
    let leadsOn = false;
    for (const [name, fillIn] of this.attempts) {
      if (!(await this.isOpenAgain(way, form, outcome))) {
        await this.finish([address, ...way, form]);
        if (!(await this.go(address, way))) break;
      }
      await fillIn(form, await this.fields(form));
      this.counts.saves++;
      outcome = await this.visit.save(form);
      if (outcome === 'silent') this.visit.problems.push('neither saves nor says why');
      const wrong = name === FULL ? await page.evaluate((key) => window.crawl.wrong(key), form) : [];
      if (wrong.length > 0) this.visit.problems.push(`refuses the sample text of: ${wrong.join(', ')}`);
      if (name === FULL) leadsOn = outcome === 'saved' && (await this.visit.showsDialog());
      this.note([address, ...way, form, name]);
    }
    await this.finish([address, ...way, form]);
    if (leadsOn) await this.walkOn(address, way, form);
    await this.go(address, way);
  }

  /** A refused form is still open; a saved one may open again with one click. */
  private async isOpenAgain(way: string[], form: string, outcome: string): Promise<boolean> {
    if (outcome === 'refused') return this.visit.shows(form);
    const opener = way.at(-1);
    if (outcome !== 'saved' || opener === undefined || !(await this.visit.has(opener))) return false;
    return (await this.visit.click(opener)) && this.visit.shows(form);
  }

  private async each(fields: FieldInfo[], act: (field: FieldInfo) => Promise<void>): Promise<void> {
    for (const field of fields) await act(field);
  }

  private async fill(form: string, fields: FieldInfo[]): Promise<void> {
    await typeAll(this.visit.page, form, fields);
    await this.each(fields, (field) => choose(this.visit.page, form, field, this.samples));
  }

  private fields(form: string): Promise<FieldInfo[]> {
    return this.visit.page.evaluate((key) => window.crawl.fields(key), form);
  }
}
