/**
 * `make bench`: measures the API on demo data of its own, among 10,000 and 100,000 candidates (`SCALE=1m`: and 1,000,000), beside the limit
 * program of tools/bench/limits, writes docs/reports/performance.md and ends with 1 when it misses a goal. `ONLY=limits` measures the parts
 * with that in their name; like `SCALE=try`, a few candidates for work on the bench, it writes no report. The data stays in .state/bench
 * for the next time.
 */
import { join } from 'node:path';
import { conversations } from './bench/conversations.ts';
import { endurance } from './bench/endurance.ts';
import { exportOfAll } from './bench/export.ts';
import { fullText } from './bench/full-text.ts';
import { growth } from './bench/growth.ts';
import { inbound } from './bench/inbound.ts';
import { besideLimits } from './bench/limits.ts';
import { live } from './bench/live.ts';
import { mail } from './bench/mail.ts';
import { milliseconds } from './bench/milliseconds.ts';
import { everyPair } from './bench/pairs.ts';
import { report } from './bench/report.ts';
import type { Section } from './bench/row.ts';
import { startStage, type Stage } from './bench/stage.ts';
import { start } from './bench/start.ts';
import { inBrowser } from './budgets/in-browser.ts';
import { buildAll } from './lib/build.ts';
import { main } from './lib/main.ts';
import { stateDir } from './lib/paths.ts';
import { step, UserError } from './lib/print.ts';
import { temporaryFolder } from './lib/temporary.ts';

const SCALES: Record<string, number[]> = {
  try: [1_000, 2_000],
  '100k': [10_000, 100_000],
  '1m': [10_000, 100_000, 1_000_000],
};

const MAILS_WAITING = 100_000;

interface Part {
  name: string;
  measure: () => Promise<Section>;
}

/** The parts and their sizes. The API of the middle size has rested when `start` reads its memory. */
function partsOf(folder: string, [few, middle, most = middle]: [Stage, Stage, Stage?]): Part[] {
  return [
    { name: 'browser', measure: () => inBrowser(middle.size, join(folder, 'browser')) },
    { name: 'start', measure: () => start(middle) },
    { name: 'limits', measure: () => besideLimits(middle) },
    ...[...new Set([middle, most])].map((stage) => ({ name: 'milliseconds', measure: () => milliseconds(stage) })),
    { name: 'live', measure: () => live(few) },
    { name: 'growth', measure: () => growth(few, most) },
    { name: 'full-text', measure: () => fullText(middle) },
    { name: 'pairs', measure: () => everyPair(most) },
    { name: 'export', measure: () => exportOfAll(middle) },
    { name: 'endurance', measure: () => endurance(middle) },
    { name: 'conversations', measure: () => conversations(join(stateDir, 'bench')) },
    { name: 'inbound', measure: () => inbound(join(folder, 'inbound')) },
    { name: 'mail', measure: () => mail(join(folder, 'mail'), MAILS_WAITING) },
  ];
}

await main(async () => {
  const scale = (process.env.SCALE ?? '') || '100k';
  const sizes = SCALES[scale];
  if (!sizes) throw new UserError(`SCALE=${scale} is none of ${Object.keys(SCALES).join(', ')}`);
  const only = process.env.ONLY ?? '';
  const folder = join(stateDir, 'bench');
  const temporary = await temporaryFolder();
  await buildAll(folder);
  const stages: Stage[] = [];
  for (const size of sizes) stages.push(await startStage(size, join(folder, String(size))));
  const sections: Section[] = [];
  for (const { name, measure } of partsOf(temporary, stages as [Stage, Stage, Stage?]).filter(({ name }) =>
    name.includes(only),
  ))
    sections.push(await step(`measuring: ${name}`, measure));
  const isWhole = only === '' && scale !== 'try';
  const command = scale === '100k' ? 'make bench' : `make bench SCALE=${scale}`;
  return (await report(sections, command, isWhole)) === 0 ? 0 : 1;
});
