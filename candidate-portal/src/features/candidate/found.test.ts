import { wholeCandidate } from '@byline/web-kit/test';
import { expect, it } from 'vitest';
import { foundBy } from './found';
import type { Candidate } from './model';

const whole = wholeCandidate as unknown as Candidate;
const file = (kind: string, hidden = false) => ({ kind, hidden }) as Candidate['candidatefiles'][number];
const full = {
  ...whole,
  userfunction: [{ _id: 'translator', name: 'translator' }],
  candidatefiles: [file('cv'), file('portfolio')],
  workExperience: [{}],
  diploma: [{}],
} as unknown as Candidate;

it('counts what recruiters look for, not only the address', () => {
  expect(foundBy(full)).toEqual({ total: 11, missing: [] });
  const bare = {
    ...full,
    avatar: null,
    info: '',
    skills: [{ level: 0 }],
    candidatefiles: [file('cv', true)],
    workExperience: [],
    diploma: [],
    candidateInfo: { ...full.candidateInfo, pricePerWord: null, dayRate: null, topProject: null },
  } as unknown as Candidate;
  expect(foundBy(bare).missing).toEqual([
    'skills',
    'rates',
    'cv',
    'about',
    'projects',
    'photo',
    'portfolio',
    'experience',
    'diplomas',
  ]);
});

it('asks for a portfolio only where the function has one', () => {
  const marketer = { ...full, userfunction: [{ _id: 'digitalmarketer', name: 'digitalmarketer' }] } as Candidate;
  expect(foundBy({ ...marketer, candidatefiles: [file('cv')] })).toEqual({ total: 10, missing: [] });
});
