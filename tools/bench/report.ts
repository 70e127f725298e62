import { execFileSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { cpus, loadavg, totalmem, type } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { root } from '../lib/paths.ts';
import { REASONS } from './reasons.ts';
import { isMet, type Row, type Section } from './row.ts';

const REPORT = join(root, 'docs/reports/performance.md');

const git = (...args: string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

function commit(): string {
  const changed = git('status', '--porcelain', '--', ':!docs/reports') !== '';
  return `${git('rev-parse', '--short', 'HEAD')}${changed ? ' with changes' : ''}`;
}

function machine(): string {
  const [first] = cpus();
  return `${cpus().length} × ${first?.model.trim() ?? 'unknown'}, ${(totalmem() / 2 ** 30).toFixed(0)} GB, ${type()}, Node ${process.versions.node}`;
}

const number = (value: number): string => (Math.abs(value) >= 100 ? value.toFixed(0) : value.toFixed(2));

/** A cell per column of the table. */
function cellsOf(row: Row): string[] {
  const { what, value, unit, goal, detail = '' } = row;
  const wanted = goal && ('atLeast' in goal ? `≥ ${goal.atLeast}` : `≤ ${goal.atMost}`);
  const sign = goal ? (isMet(row) ? '✓' : '✗') : '';
  const why = isMet(row) ? '' : REASONS.find(({ of }) => of.test(what))?.why;
  return [
    sign,
    what,
    `${number(value.median)} ${unit}`,
    `${number(value.least)} – ${number(value.most)}`,
    wanted ?? '',
    [detail, why].filter(Boolean).join('; '),
  ];
}

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

function tableOf({ title, about, rows }: Section): string {
  const head = ['', 'What', 'Median', 'Least – most', 'Goal', 'Of which'];
  return [
    `## ${title}`,
    '',
    about,
    '',
    line(head),
    line(head.map(() => '---')),
    ...rows.map((row) => line(cellsOf(row))),
  ].join('\n');
}

/** Prints the measurements, writes the report of a whole run, and returns the number of missed goals. */
export async function report(sections: readonly Section[], command: string, isWhole: boolean): Promise<number> {
  const missed = sections.flatMap(({ rows }) => rows).filter((row) => !isMet(row)).length;
  const goals = sections.flatMap(({ rows }) => rows).filter(({ goal }) => goal).length;
  const about = [
    '# Performance',
    '',
    `Written by \`${command}\` on ${new Date().toISOString().slice(0, 10)}, at commit ${commit()}, on ${machine()}.`,
    '',
    `${goals - missed} of ${goals} goals are met. Each number is the median of five rounds after one that warms up; what is compared is measured in turns. A ratio is`,
    'taken within each round. Load and servers share the machine, so that absolute numbers say less than ratios;',
    `its load average over the last quarter of an hour was ${loadavg()[2]?.toFixed(1)}, where ${cpus().length} are all there is.`,
  ].join('\n');
  const text = `${[about, ...sections.map(tableOf)].join('\n\n')}\n`;
  console.log(`\n${text}`);
  if (isWhole) {
    await mkdir(dirname(REPORT), { recursive: true });
    await writeFile(REPORT, text);
    console.log(`This is ${relative(process.cwd(), REPORT)}.`);
  }
  return missed;
}
