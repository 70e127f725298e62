import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../../../../test/render';
import type { Candidate } from '../../model';
import { WorkBlock } from './WorkBlock';

it('reads one pair of languages a line', async () => {
  const plain = { specialisms: [], pricePerWord: null, sworn: null };
  const sworn = { specialisms: ['legal'], pricePerWord: 0.16, sworn: { court: 'Gent', country: 'BE' } };
  const translationSkills = [
    { from: 'en', to: 'nl', ...plain },
    { from: 'fr', to: 'nl-BE', ...sworn },
  ];
  const skillSet = { yearsExperience: null, motherTongue: null, languages: [], translationSkills };
  const candidateInfo = { freelancer: null, wordsPerDay: null, catTools: [], skillSet };
  const candidate = { _id: 'c1', userfunction: [], candidateInfo } as unknown as Candidate;
  await renderApp(<WorkBlock candidate={candidate} />);
  expect(screen.getByRole('definition').textContent).toBe(
    'English to Dutch\nFrench to Dutch (Belgium): Sworn (Gent, Belgium), Legal, €\u00a00.16 a word',
  );
});
