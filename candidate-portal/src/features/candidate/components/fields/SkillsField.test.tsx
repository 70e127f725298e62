import { config } from '@byline/web-kit/config';
import { testServer } from '@byline/web-kit/test';
import { fireEvent, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { object } from 'yup';
import { Form } from '../../../../components/form/Form';
import { renderApp } from '../../../../test/render';
import type { Candidate } from '../../model';
import { SkillsField } from './SkillsField';

const server = testServer();
const schema = () => Promise.resolve(object());
const skill = { _id: 's1', label: { NL: 'Recht', FR: 'Droit', EN: 'Law' }, state: 'approved', userfunctions: [] };

it('rates no skill by the second click of the double click that added it', async () => {
  server.use(http.get(`${config.apiUrl}/skills`, () => HttpResponse.json({ records: [skill], count: 1 })));
  const candidate = { _id: 'c1', userfunction: [], skills: [] } as unknown as Candidate;
  await renderApp(
    <Form initialValues={{ skills: [] }} schema={schema} onSubmit={() => Promise.resolve()} failure="dialog">
      <SkillsField candidate={candidate} suggests />
    </Form>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Law' }), { detail: 1 });
  const four = screen.getByRole<HTMLInputElement>('radio', { name: /^4/ });
  fireEvent.click(four, { detail: 2 });
  expect(four.checked).toBe(false);
  fireEvent.click(four, { detail: 1 });
  expect(four.checked).toBe(true);
});
