import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import type { SkillResponse } from '../../../api';
import { renderApp } from '../../../test/render';
import { CategorySection } from './CategorySection';

const SKILL = { _id: 's1', label: { NL: 'Ondertitelen', EN: 'Subtitling', FR: 'Sous-titrage' }, version: 0 };

/** The list after a change by a colleague. */
function Listed() {
  const [skills, setSkills] = useState([
    { ...SKILL, userfunctions: [], state: 'approved' } as unknown as SkillResponse,
  ]);
  return (
    <>
      <CategorySection category={null} skills={skills} open usesOf={() => undefined} onToggle={() => undefined} />
      <button onClick={() => setSkills([])}>a colleague removes it</button>
    </>
  );
}

it('keeps what is being typed of a skill that a colleague removes', async () => {
  await renderApp(<Listed />);
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Subtitling' }));
  const [field] = screen.getAllByRole('textbox');
  if (!field) throw new Error('no field opened');
  await userEvent.type(field, ' en vertalen');
  await userEvent.click(screen.getByText('a colleague removes it'));
  expect(screen.getAllByRole<HTMLInputElement>('textbox')[0]?.value).toMatch(/ en vertalen$/);
});
