import type { Language, UserFunctionName } from '@byline/shared-types/domain';
import { CLIENTS } from './clients.ts';
import type { DemoDays } from './days.ts';
import { Random } from './random.ts';
import { seasonOf } from './seasons.ts';
import { phrasesOf } from './texts/index.ts';
import { ENERGY_INTRODUCTION, jobTexts, type JobTexts } from './texts/jobs.ts';

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

/**
 * The jobs of the pictures: title | client | function | language | first and last day. The first seven get no applications but those of the
 * cast, so that their counts are as drawn.
 */
const KNOWN = `
Translator EN/FR → NL, tourism site | Leie & Land | translator | nl | -17 | 29
Copywriter for spring catalogue | Maison Verrier | copywriter | en | -10 | 71
Technical writer, boiler manuals | Noordkaap Energie | technicalwriter | en | -12 | 99
UX copywriter, patient portal | Polderzorg | uxcopywriter | en | -20 | 42
Designer, annual report {year} | Brasserie Delvaux | Designer | en | 46 | 120
Translator NL → FR, terms and conditions | Kustbank | translator | fr | 53 | 110
Social media content creator | Atelier Brel | socialmediacontentcreator | fr | 60 | 240
Copywriter duurzame energie | Havenlicht Energie | copywriter | nl | 43 | 223
Translator, sustainability reports | Havenlicht Energie | translator | en | -8 | 60
Translator, museum audio guides | Maison Delorme | translator | en | -100 | -30
Subtitler, documentary series | Studio Noordkaai | translator | en | -180 | -120
`;
export const JOBS_OF_THE_CAST = 7;

export const jobCount = (candidates: number): number => Math.min(300, Math.max(23, Math.round(candidates / 50)));

export function demoJobs(count: number, days: DemoDays): DemoJob[] {
  const known = KNOWN.trim()
    .split('\n')
    .map((row, index) => knownJob(row, index, days));
  return [...known, ...Array.from({ length: count - known.length }, (_, more) => madeUpJob(known.length + more, days))];
}

function knownJob(row: string, index: number, days: DemoDays): DemoJob {
  const [title = '', client = '', job, language, from, to] = row.replace('{year}', String(days.year)).split(' | ');
  const base = { title, client, function: job as UserFunctionName, language: language as Language };
  const created = Math.min(Number(from) - 2, -18 - index);
  const made = finished(base, index, [created, Number(from), Number(to)], days);
  return client === 'Havenlicht Energie' && language === 'nl' ? { ...made, introduction: ENERGY_INTRODUCTION } : made;
}

/** Most of an agency's jobs are over; a few are running or ahead. */
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
  const { title, pieces } = phrasesOf(language).functions[job];
  const piece = random.pick(pieces).split(',')[0] ?? title;
  const from = random.chance(0.15) ? random.int(-30, 40) : -random.int(60, 1_400);
  const base = {
    title: `${title.charAt(0).toUpperCase()}${title.slice(1)}, ${piece.charAt(0).toLowerCase()}${piece.slice(1)}`,
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
  const { title, pieces, likes } = phrasesOf(base.language).functions[base.function];
  const texts = jobTexts(base.language, {
    client: base.client,
    title,
    piece: random.pick(pieces),
    likes: random.pick(likes),
  });
  return {
    index,
    ...base,
    ...texts,
    created,
    from,
    to,
    campaign: `${base.client}, ${seasonOf(days, created, base.language)}`,
  };
}
