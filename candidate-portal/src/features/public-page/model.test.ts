import { expect, it } from 'vitest';
import type { CandidateResponse } from '../../api';
import { choicesFor } from './model';

const DAY_MS = 86_400_000;
const before = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString();

it.each([
  ['never said', null, 0],
  ['of yesterday', { confirmedOn: before(1) }, 1],
  ['too old for the page', { confirmedOn: before(100) }, 0],
])('counts an availability %s as the page shows it', (_, availability, count) => {
  const candidate = {
    ...{ avatar: null, function: 'translator', candidatefiles: [], workExperience: [], diploma: [], skills: [] },
    candidateInfo: { skillSet: { translationSkills: [], languages: [], motherTongue: null } },
    availability,
  } as unknown as CandidateResponse;
  expect(choicesFor(candidate).find(({ block }) => block === 'availability')?.count).toBe(count);
});
