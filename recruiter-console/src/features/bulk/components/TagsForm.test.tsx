import { testServer } from '@byline/web-kit/test';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { renderApp } from '../../../test/render';
import { TagsForm } from './TagsForm';

const TAGS = { records: [{ _id: 't1', label: 'Sworn' }], totalCount: 1 };
testServer(http.get('*', () => HttpResponse.json(TAGS)));

it('is saved by Ctrl+Enter as every form, once something is chosen', async () => {
  const saved: object[] = [];
  await renderApp(<TagsForm onSave={(tags) => saved.push(tags)} />);
  await userEvent.click(screen.getByRole('combobox', { name: 'Put on' }));
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(saved).toEqual([]);
  await userEvent.click(await screen.findByRole('option', { name: 'Sworn' }));
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(saved).toEqual([{ add: ['t1'] }]);
});
