import type { CvLine } from '../layout/cv-line.js';
import type { When } from './dates.js';
import { entriesOf } from './entries.js';
import { sourceOf, type Sourced } from './source.js';
import { inOrder } from './two-names.js';
import { titleScore } from './work-words.js';

export interface FoundJob {
  function: string;
  company: string;
  from: When;
  to: When | null;
}

const MAX_JOBS = 40;
const HEADER_LINES = 4;

/** The jobs of the section about work. */
export function jobsIn(lines: readonly CvLine[], town: string | null): (FoundJob & Sourced)[] {
  return inOrder(entriesOf(lines), titleScore, town)
    .filter(({ one, other }) => one !== '' || other !== '')
    .slice(0, MAX_JOBS)
    .map(({ entry, one, other }) => ({
      ...{ function: one, company: other },
      from: entry.period.from,
      to: entry.period.to,
      source: sourceOf(entry.lines.slice(0, HEADER_LINES), [one, other, entry.dates]),
    }));
}
