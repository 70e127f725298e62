import type { CvState } from '@byline/shared-types/domain';
import { today } from '../../common/time.js';
import type { CvReadingResponse, CvYearsDto } from './dto/cv-reading.dto.js';
import type { CvReading } from './read-cv.js';
import { agencySkillsIn, type AgencySkill } from './rules/agency-skills.js';
import type { FoundJob } from './rules/experience.js';
import type { Sourced } from './rules/source.js';

type Job = FoundJob & Sourced;

const yearOf = (when: string): number => Number(when.slice(0, 4));
const YEAR = 4;
const whole = (when: string, month: string): string => (when.length === YEAR ? `${when}-${month}` : when);

const presentJob = ({ from, to, ...job }: Job): CvReadingResponse['jobs'][number] => ({
  ...job,
  from: whole(from, '01'),
  to: to === null ? null : whole(to, '12'),
  yearsOnly: from.length === YEAR || to?.length === YEAR,
});

/** Years from the first job until now, for somebody with work that continues or ended lately. */
function yearsOf(jobs: readonly Job[]): CvYearsDto | null {
  const [first] = jobs.filter(({ from }) => from !== '').sort((a, b) => a.from.localeCompare(b.from));
  if (!first) return null;
  const years = yearOf(today()) - yearOf(first.from);
  return years < 1 ? null : { years: Math.min(years, 40), since: yearOf(first.from), source: first.source };
}

export function presentUnread(state: CvState): CvReadingResponse {
  const none = { name: null, email: null, phone: null, address: null, years: null };
  return { state, pages: 0, ...none, links: [], jobs: [], diplomas: [], languages: [], skills: [] };
}

/** The reading of a CV, with the agency's skills among its words. */
export function presentCvReading(
  { state, pages, cv, lines }: CvReading,
  skills: readonly AgencySkill[],
): CvReadingResponse {
  if (!cv) return presentUnread(state);
  const { contact, jobs, diplomas, languages } = cv;
  const { name, email, phone, address, links } = contact;
  const named = cv.skills.map(({ source }) => source);
  return {
    ...{ state, pages, name, email, phone, address, links },
    years: yearsOf(jobs),
    jobs: jobs.map(presentJob),
    diplomas,
    languages,
    skills: agencySkillsIn(lines, named, skills),
  };
}
