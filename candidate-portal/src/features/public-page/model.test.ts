import { expect, it } from 'vitest';
import type { CandidateResponse } from '../../api';
import { choicesFor } from './model';

it.each([
  ['never said', null, 0],
  ['said once', { state: 'looking' }, 1],
])('counts an availability %s', (_, availability, count) => {
  const candidate = {
    ...{ avatar: null, function: 'translator', candidatefiles: [], workExperience: [], diploma: [], skills: [] },
    candidateInfo: { skillSet: { translationSkills: [], languages: [], motherTongue: null } },
    availability,
  } as unknown as CandidateResponse;
  expect(choicesFor(candidate).find(({ block }) => block === 'availability')?.count).toBe(count);
});
