import type { Language, UserFunctionName } from '@byline/shared-types/domain';
import pictured from '../data/jobs.json' with { type: 'json' };
import type { DemoDays } from './days.ts';
import { Random } from './random.ts';
import { capital, fill, fillHtml } from './records.ts';
import { seasonOf } from './seasons.ts';
import { CLIENTS, textsIn, type JobTexts } from './data.ts';

/** A job before it becomes a record. Times are days from the reference day. */
export interface DemoJob extends JobTexts {
  index: number;
  title: string;
  client: string;
  function: UserFunctionName;
  language: Language;
  created: number;
  from: number;
  to: number;
  /** Title of the campaign that advertises it. */
  campaign: string;
}

/** A job of the pictures: `from` and `to` as above, `{year}` in its title. */
interface PicturedJob {
  title: string;
  client: string;
  function: UserFunctionName;
  language: Language;
  from: number;
  to: number;
  introduction?: string;
}

/** The first jobs of the pictures get only the personas' applications, so that their counts match the pictures. */
export const PICTURED_JOBS = 7;

export const jobCount = (candidates: number): number => Math.min(2_000, Math.max(23, Math.round(candidates / 50)));

export function demoJobs(count: number, days: DemoDays): DemoJob[] {
  const known = (pictured as PicturedJob[]).map((job, index) => knownJob(job, index, days));
  return [...known, ...Array.from({ length: count - known.length }, (_, more) => madeUpJob(known.length + more, days))];
}

function knownJob({ title, from, to, introduction, ...rest }: PicturedJob, index: number, days: DemoDays): DemoJob {
  const created = Math.min(from - 2, -18 - index);
  const base = { ...rest, title: fill(title, { year: String(days.year) }) };
  return { ...finished(base, index, [created, from, to], days), ...(introduction && { introduction }) };
}

/** Most jobs are over; a few are current or future. */
function madeUpJob(index: number, days: DemoDays): DemoJob {
  const random = new Random(`job ${index}`);
  const language = random.weighted({ nl: 50, fr: 30, en: 20 });
  const job = random.weighted({
    translator: 28,
    copywriter: 24,
    technicalwriter: 9,
    contentmarketer: 10,
    Designer: 9,
    uxcopywriter: 7,
    contentprojectmanager: 5,
    digitalmarketer: 4,
    socialmediacontentcreator: 4,
  });
  const { title, pieces } = textsIn(language).functions[job];
  const piece = random.pick(pieces).split(',')[0] ?? title;
  const from = random.chance(0.15) ? random.int(-30, 40) : -random.int(60, 1_400);
  const base = {
    title: `${capital(title)}, ${piece.charAt(0).toLowerCase()}${piece.slice(1)}`,
    client: random.pick(CLIENTS),
    function: job,
    language,
  };
  return finished(base, index, [Math.min(from, -1) - random.int(10, 40), from, from + random.int(30, 150)], days);
}

function finished(
  base: Pick<DemoJob, 'title' | 'client' | 'function' | 'language'>,
  index: number,
  [created, from, to]: [number, number, number],
  days: DemoDays,
): DemoJob {
  const random = new Random(`job texts ${index}`);
  const { functions, job: texts } = textsIn(base.language);
  const { title, pieces, likes } = functions[base.function];
  const words = {
    client: base.client,
    title,
    piece: random.pick(pieces).toLowerCase(),
    likes: random.pick(likes),
  };
  const filled = (text: string): string => fillHtml(text, words);
  return {
    index,
    ...base,
    introduction: filled(texts.introduction),
    description: filled(texts.description),
    about: filled(texts.about),
    offer: filled(texts.offer),
    created,
    from,
    to,
    campaign: `${base.client}, ${seasonOf(days, created, base.language)}`,
  };
}
