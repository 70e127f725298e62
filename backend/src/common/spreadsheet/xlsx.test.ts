import { randomBytes } from 'node:crypto';
import readWorkbook from 'read-excel-file/node';
import { describe, expect, it, vi } from 'vitest';
import { withoutFormula, xlsx, type Cell } from './xlsx.js';

/** A turn of the event loop, as a row of the database takes. */
const turn = (): Promise<void> => new Promise((done) => setImmediate(done));

async function* from(rows: readonly Cell[][]): AsyncGenerator<Cell[]> {
  for (const row of rows) {
    await turn();
    yield row;
  }
}

async function read(rows: readonly Cell[][]): Promise<unknown[][]> {
  const chunks: Buffer[] = [];
  for await (const chunk of xlsx('Candidates & co', ['Name', 'Rate'], from(rows))) chunks.push(chunk as Buffer);
  const [sheet] = await readWorkbook(Buffer.concat(chunks));
  expect(sheet?.sheet).toBe('Candidates & co');
  return sheet?.data ?? [];
}

describe('xlsx', () => {
  it('is read by a spreadsheet reader as it was written', async () => {
    const day = new Date('2026-03-28T23:30:00Z');
    expect(
      await read([
        ['Éloïse <&"> Lefèvre\nline', 0.13, true, null, day],
        ['Zoë 😀', -4, false],
      ]),
    ).toEqual([
      ['Name', 'Rate', null, null, null],
      ['Éloïse <&"> Lefèvre\nline', 0.13, true, null, new Date('2026-03-29T00:00:00Z')],
      ['Zoë 😀', -4, false, null, null],
    ]);
  });

  it('leaves out what XML has no place for', async () => {
    const [, first] = await read([['a\u0000b\u0007c\uFFFFd']]);
    expect(first?.[0]).toBe('abcd');
  });

  it.each([
    ['=HYPERLINK("http://evil")', `'=HYPERLINK("http://evil")`],
    ['@SUM(A1)', `'@SUM(A1)`],
    ['+cmd|calc', `'+cmd|calc`],
    ['-2+3', `'-2+3`],
    ['\t=1', `'\t=1`],
    ['+32470123456', '+32470123456'],
    ['De Smet', 'De Smet'],
  ])('neutralises formulas: %s', (text, expected) => {
    expect(withoutFormula(text)).toBe(expected);
  });

  it('stops making rows when nobody reads them, and fails when its source does', async () => {
    let made = 0;
    async function* endless(): AsyncGenerator<Cell[]> {
      for (;;) {
        await turn();
        made++;
        yield [randomBytes(1_000).toString('hex')];
      }
    }
    const stream = xlsx('Endless', ['x'], endless());
    let before: number;
    do {
      before = made;
      for (let turns = 0; turns < 1_000; turns++) await turn();
    } while (made > before);
    expect(made).toBeLessThan(2_000);
    stream.resume();
    await vi.waitUntil(() => made > before, { timeout: 10_000 });
    stream.destroy();
    async function* broken(): AsyncGenerator<Cell[]> {
      await turn();
      yield ['one'];
      throw new Error('the database went away');
    }
    await expect(xlsx('Broken', ['x'], broken()).toArray()).rejects.toThrow('the database went away');
  });

  it('holds 100,000 rows without growing the process by 100 MB', async () => {
    async function* many(): AsyncGenerator<Cell[]> {
      for (let index = 0; index < 100_000; index++) {
        if (index % 500 === 0) await turn();
        yield Array.from({ length: 12 }, (_, column) => (column % 3 ? `value ${index} ${column}` : index * column));
      }
    }
    const start = process.memoryUsage().rss;
    let [highest, bytes] = [start, 0];
    for await (const chunk of xlsx('Many', ['x'], many())) {
      bytes += (chunk as Buffer).length;
      highest = Math.max(highest, process.memoryUsage().rss);
    }
    expect(bytes).toBeGreaterThan(1_000_000);
    expect(highest - start).toBeLessThan(100_000_000);
  }, 120_000);
});
