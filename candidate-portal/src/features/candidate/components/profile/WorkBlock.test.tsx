import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../../../../test/render';
import type { Candidate } from '../../model';
import { WorkBlock } from './WorkBlock';

it('reads one pair of languages a line', async () => {
  const translationSkills = [
    { from: 'en', to: 'nl' },
    { from: 'fr', to: 'nl' },
  ];
  const candidateInfo = { freelancer: null, skillSet: { translationSkills } };
  const candidate = { _id: 'c1', userfunction: [], candidateInfo } as unknown as Candidate;
  await renderApp(<WorkBlock candidate={candidate} />);
  expect(screen.getByRole('definition').textContent).toBe('English to Dutch\nFrench to Dutch');
});
