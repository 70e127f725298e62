import { isDeepStrictEqual } from 'node:util';
import { callsOf } from './calls.ts';
import { inTurns } from './in-turns.ts';
import { requestsPerSecond, type Target } from './load.ts';
import { median, ratiosOf, type Row, type Section } from './row.ts';
import type { Stage } from './stage.ts';

/** Fields that the API derives by its rules, which the limit program does not repeat. */
const BY_RULES = ['missing', 'abilities', 'phoneInternational'];

/** Refuses to compare the API with a program that answers something else. */
async function requireSameAnswer(what: string, api: Target, limit: Target): Promise<void> {
  const [answered, bare] = await Promise.all([api, limit].map(answerOf));
  if (isDeepStrictEqual(answered, bare)) return;
  const start = (answer: unknown): string => JSON.stringify(answer).slice(0, 2_000);
  throw new Error(`${what}: the API answers\n${start(answered)}\nand its limit program\n${start(bare)}`);
}

async function answerOf({ url, headers }: Target): Promise<unknown> {
  const response = await fetch(url, { ...(headers && { headers }) });
  const text = await response.text();
  if (!response.ok) throw new Error(`${url} answered ${response.status} ${text}`);
  return JSON.parse(text, (name, value: unknown) => (BY_RULES.includes(name) ? undefined : value));
}

/**
 * Requests a second of the API, as a share of those of bare Node and driver that do the same database work. It shows what the
 * framework costs and has no goal (docs/decisions/0011-milliseconds.md).
 */
export async function besideLimits(stage: Stage): Promise<Section> {
  const rows: Row[] = [];
  for (const { what, path, limit: ofLimit } of await callsOf(stage)) {
    if (ofLimit === undefined) continue;
    const [api, limit] = [stage.call(path), stage.limit(ofLimit)];
    await requireSameAnswer(what, api, limit);
    const [ours = [], bare = []] = await inTurns([api, limit].map((target) => () => requestsPerSecond(target)));
    const detail = `${median(ours).toFixed(0)} of ${median(bare).toFixed(0)} requests a second`;
    rows.push({ what, value: ratiosOf(ours, bare), unit: 'x', detail });
  }
  return {
    title: `The API beside bare \`node:http\` and driver, at ${stage.size.toLocaleString('en')}`,
    about:
      'Requests a second with 8 connections, the API and its limit program (`tools/bench/limits`) in turns: the same session look-up and rights, the same query, the same names and the same JSON, without framework, validation and log.',
    rows,
  };
}
