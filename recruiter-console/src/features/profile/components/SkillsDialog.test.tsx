import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { CandidateResponse } from '../../../api';
import { renderApp } from '../../../test/render';
import { SkillsDialog } from './SkillsDialog';

const sent: unknown[] = [];
const server = setupServer(
  http.get('*', () => HttpResponse.json({ records: [], totalCount: 0 })),
  http.patch('*', async ({ request }) => {
    sent.push(await request.json());
    return HttpResponse.json(ilse);
  }),
);
beforeAll(() => server.listen());
afterAll(() => server.close());

const ilse = {
  _id: '665f1c2e9b1d4a0012345600',
  firstname: 'Ilse',
  name: 'Vermeulen',
  version: 3,
  skills: [{ skillId: 's1', level: 3, remark: null }],
} as unknown as CandidateResponse;

it('asks before it drops what was typed, keeps it for the next page, and is saved by Ctrl+Enter', async () => {
  const close = vi.fn();
  const { unmount } = await renderApp(<SkillsDialog candidate={ilse} onClose={close} />);
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await screen.findByRole('textbox');
  await userEvent.paste('Sworn');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await screen.findByRole('button', { name: 'Stay' }));
  expect(close).not.toHaveBeenCalled();
  unmount();
  await renderApp(<SkillsDialog candidate={ilse} onClose={close} />);
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await screen.findByDisplayValue('Sworn');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await vi.waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(sent).toEqual([{ version: 3, skills: [{ skillId: 's1', level: 3, remark: 'Sworn' }] }]);
});
