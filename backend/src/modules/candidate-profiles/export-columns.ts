import { billsPerWord, CAT_TOOLS, currentAway, provinceName, type DayPeriod } from '@byline/shared-types/domain';
import { today } from '../../common/time.js';
import type { Cell } from '../../common/spreadsheet/xlsx.js';
import type { ExportedCandidate } from '../candidates/record/candidate.record.js';
import { presentAssigned, presentTags, type References } from './candidate-profile.presenter.js';

type Column = [head: string, cell: (candidate: ExportedCandidate, references: References) => Cell];

const skillsOf = ({ skills }: ExportedCandidate, references: References): string =>
  skills.map(({ skillId, level }) => `${references.skillOf(skillId)?.label.EN ?? ''} ${level || ''}`.trim()).join(', ');

const pairsOf = ({ candidateInfo }: ExportedCandidate) => candidateInfo.skillSet.translationSkills;

const translationsOf = (candidate: ExportedCandidate): string =>
  pairsOf(candidate)
    .map(
      ({ from, to, specialisms }) => `${from} > ${to}${specialisms.length > 0 ? ` (${specialisms.join(', ')})` : ''}`,
    )
    .join(', ');

/** `fr > nl-BE: Court of First Instance, Ghent, BE`. */
const oathsOf = (candidate: ExportedCandidate): string =>
  pairsOf(candidate)
    .flatMap(({ from, to, sworn }) => {
      const where = [sworn?.court, sworn?.country].filter(Boolean).join(', ');
      return sworn ? [`${from} > ${to}${where && `: ${where}`}`] : [];
    })
    .join('; ');

/** Rates that differ from the candidate's own: `fr > nl-BE 0.16`. */
const pairRatesOf = (candidate: ExportedCandidate): string =>
  pairsOf(candidate)
    .flatMap(({ from, to, pricePerWord }) => (pricePerWord === null ? [] : [`${from} > ${to} ${pricePerWord}`]))
    .join(', ');

const provinceOf = ({ country, province }: ExportedCandidate): Cell =>
  province && (provinceName(country ?? '', province) ?? province);

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const periodOf = ({ from, to }: DayPeriod): string => `${from} – ${to ?? '…'}`;

const awayOf = ({ availability }: ExportedCandidate) => currentAway(availability?.away ?? [], today());

/** The columns of an export, in their order. */
export const COLUMNS: readonly Column[] = [
  ['Id', ({ _id }) => String(_id)],
  ['First name', ({ firstname }) => firstname],
  ['Name', ({ name }) => name],
  ['Email', ({ email }) => email],
  ['Phone', ({ phone }) => phone],
  ['Function', (candidate) => candidate.function],
  ['Status', ({ status }) => status],
  ['Archived', ({ archived }) => archived],
  [
    'Assigned to',
    (candidate, references) =>
      presentAssigned(candidate, references)
        .map(({ firstname, name }) => `${firstname} ${name}`)
        .join(', '),
  ],
  ['Language', ({ language }) => language],
  ['Street', ({ street }) => street],
  ['Number', ({ number }) => number],
  ['Box', ({ box }) => box],
  ['Postal code', ({ postal }) => postal],
  ['City', ({ city }) => city],
  ['Province', provinceOf],
  ['Country', ({ country }) => country],
  ['Freelancer', ({ candidateInfo }) => candidateInfo.freelancer],
  ['Price', ({ candidateInfo }) => candidateInfo.pricePerWord],
  ['Price per', (candidate) => (billsPerWord(candidate.function ?? undefined) ? 'word' : 'hour')],
  ['Day rate', ({ candidateInfo }) => candidateInfo.dayRate],
  ['Years of experience', ({ candidateInfo }) => candidateInfo.skillSet.yearsExperience],
  ['Mother tongue', ({ candidateInfo }) => candidateInfo.skillSet.motherTongue],
  [
    'Other languages',
    ({ candidateInfo }) =>
      candidateInfo.skillSet.languages.map(({ language, level }) => `${language} ${level}`).join(', '),
  ],
  ['Translates', translationsOf],
  ['Sworn', oathsOf],
  ['Price per pair', pairRatesOf],
  ['CAT tools', ({ candidateInfo }) => candidateInfo.catTools.map((tool) => CAT_TOOLS[tool]).join(', ')],
  ['Words a day', ({ candidateInfo }) => candidateInfo.wordsPerDay],
  ['Minimum fee', ({ candidateInfo }) => candidateInfo.minimumFee],
  ['Skills', skillsOf],
  [
    'Tags',
    (candidate, references) =>
      presentTags(candidate, references)
        .map(({ label }) => label)
        .join(', '),
  ],
  ['Website tag', ({ websiteTag }) => websiteTag],
  ['Looking for work', ({ availability }) => availability && availability.state === 'looking'],
  ['Free from', ({ availability }) => availability?.from ?? null],
  ['Free until', ({ availability }) => availability?.until ?? null],
  ['Days a week', ({ availability }) => availability?.daysPerWeek ?? null],
  ['Hours a week', ({ availability }) => availability?.hoursPerWeek ?? null],
  ['Days of the week', ({ availability }) => availability?.weekdays.map((day) => WEEKDAYS[day - 1]).join(', ') || null],
  ['Notice in days', ({ availability }) => availability?.noticeDays ?? null],
  ['Unavailable from', (candidate) => awayOf(candidate)?.from ?? null],
  ['Unavailable to', (candidate) => awayOf(candidate)?.to ?? null],
  ['All periods unavailable', ({ availability }) => availability?.away.map(periodOf).join(', ') || null],
  ['Booked', ({ bookings = [] }) => bookings.map(periodOf).join(', ') || null],
  ['Availability confirmed', ({ availability }) => availability?.confirmedOn ?? null],
  ['Website', ({ links }) => links.website ?? null],
  ['LinkedIn', ({ links }) => links.linkedin ?? null],
  ['Public profile', ({ publicEnabled }) => publicEnabled],
  ['Registered', ({ createdAt }) => createdAt],
  ['Modified', ({ modifiedAt }) => modifiedAt],
];

export const headOf = (columns: readonly Column[]): string[] => columns.map(([head]) => head);

export const rowOf = (columns: readonly Column[], candidate: ExportedCandidate, references: References): Cell[] =>
  columns.map(([, cell]) => cell(candidate, references));
