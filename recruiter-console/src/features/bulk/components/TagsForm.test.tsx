import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { renderApp } from '../../../test/render';
import { TagsForm } from './TagsForm';

const TAGS = { records: [{ _id: 't1', label: 'Sworn' }], totalCount: 1 };
const server = setupServer(http.get('*', () => HttpResponse.json(TAGS)));
beforeAll(() => server.listen());
afterAll(() => server.close());

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
