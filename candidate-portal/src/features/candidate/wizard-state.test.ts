import { expect, it } from 'vitest';
import { personalValues } from './form-values';
import type { Candidate } from './model';
import { backTo, finishedState, isJustFinished, latestPersonal, pageOf, readWizardState } from './wizard-state';

it('starts at the first step without a state, and with another candidate’s', () => {
  expect(readWizardState(null, 'c')).toEqual({ step: 1, candidateId: 'c' });
  expect(readWizardState({ step: 2, candidateId: 'other', personal: {} }, 'c')).toEqual({ step: 1, candidateId: 'c' });
});

it('shows no second step without the first', () => {
  expect(readWizardState({ step: 2, candidateId: 'c' }, 'c').step).toBe(1);
  expect(readWizardState({ step: 2, candidateId: 'c', personal: {} }, 'c').step).toBe(2);
});

it('knows the page of each state, and the way back', () => {
  const personal = personalValues({ firstname: 'Aïcha', name: 'Diallo', language: 'fr' } as Candidate);
  const offer = {
    skills: [],
    files: 1,
    pricePerWord: '1',
    dayRate: '',
    yearsExperience: '1',
    freelancer: 'yes',
  } as const;
  const second = { step: 2, candidateId: 'c', personal } as const;
  const about = { ...second, offer: { ...offer, skills: [] } };
  expect([{ step: 1, candidateId: 'c' } as const, second, about, finishedState('c')].map(pageOf)).toEqual([
    'personal',
    'offer',
    'about',
    'done',
  ]);
  expect(backTo(about, 'offer')).toEqual({ ...second, visited: ['about'] });
  expect(backTo(backTo(about, 'offer'), 'personal')).toEqual({ ...second, step: 1, visited: ['about', 'offer'] });
});

it('shows the last step in the visit that finished only', () => {
  const finished = finishedState('c');
  expect(readWizardState(finished, 'c').step).toBe(3);
  expect(isJustFinished({ ...finished, finishedIn: 1 })).toBe(false);
  expect(readWizardState({ ...finished, finishedIn: 1 }, 'c').step).toBe(1);
});

it('takes the language of the first step until another was chosen since', () => {
  const personal = personalValues({ firstname: 'Aïcha', name: 'Diallo', language: 'fr' } as Candidate);
  // The user chose a language in the first step while the screen was in Dutch.
  const state = { step: 2, candidateId: 'c', personal, language: 'nl' } as const;
  expect(latestPersonal(personal, state, 'nl')).toEqual(personal);
  expect(latestPersonal(personal, state, 'en')).toEqual({ ...personal, language: 'en' });
});
