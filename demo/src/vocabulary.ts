import { labelIn, type Label, type Language, type UserFunctionName } from '@byline/shared-types/domain';
import { PENDING_SKILLS, SKILL_CATEGORIES } from './data.ts';

/** The agency's recruiters; other data refers to them by their place here. */
export const RECRUITERS = [
  { firstname: 'Lotte', name: 'Janssens', email: 'lotte.janssens@byline.example', language: 'nl', superAdmin: true },
  { firstname: 'Sofie', name: 'De Backer', email: 'sofie.debacker@byline.example', language: 'nl', superAdmin: false },
  { firstname: 'Karim', name: 'Benali', email: 'karim.benali@byline.example', language: 'fr', superAdmin: false },
  { firstname: 'Thomas', name: 'Lemaire', email: 'thomas.lemaire@byline.example', language: 'fr', superAdmin: false },
] as const;

/** Labels of candidates. */
export const TAGS = (
  'Sworn translator, Trados, Fast turnaround, memoQ, Native English, Public sector, Large volumes, Voice-over, On site Brussels, On site Gent, ' +
  'Weekends, Interviews on location, Photography, Adobe CC, Figma, WordPress, Drupal, Git, DITA, Accessibility, B2B, Fashion, Life sciences, ' +
  'Team player, Coach'
).split(', ');

/** Labels of jobs. */
export const JOB_TAGS = 'remote, part-time, long-term, urgent, on site, public tender'.split(', ');

export const SOURCES = [
  'LinkedIn',
  'Website',
  'Referral',
  'Job fair',
  'University',
  'Campaign',
  'Newsletter',
  'Social media',
];

export const WEBSITE_TAGS = ['Tourism and culture', 'Energy', 'Legal', 'Health', 'Technology', 'Food', 'Finance'];

const labelsByFunction = new Map<UserFunctionName, string[]>();

/** English labels of the approved skills of a function. */
export function skillLabelsFor(userFunction: UserFunctionName): string[] {
  const known = labelsByFunction.get(userFunction);
  if (known) return known;
  const labels = SKILL_CATEGORIES.filter(({ userfunctions }) => userfunctions.includes(userFunction)).flatMap(
    ({ skills }) => skills.map(({ EN }) => EN),
  );
  labelsByFunction.set(userFunction, labels);
  return labels;
}

const labelsByEnglish = new Map<string, Label>(
  [...SKILL_CATEGORIES.flatMap(({ skills }) => skills), ...PENDING_SKILLS.map(({ label }) => label)].map((label) => [
    label.EN,
    label,
  ]),
);

/** Translates a skill's English label. */
export function skillLabel(english: string, language: Language): string {
  const label = labelsByEnglish.get(english);
  if (!label) throw new Error(`No such skill: ${english}`);
  return labelIn(label, language);
}
