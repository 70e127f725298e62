import { testServer } from '@byline/web-kit/test';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import type { CandidateResponse } from '../../../api';
import { renderApp } from '../../../test/render';
import { SkillsDialog } from './SkillsDialog';

const sent: unknown[] = [];
testServer(
  http.get('*', () => HttpResponse.json({ records: [], totalCount: 0 })),
  http.patch('*', async ({ request }) => {
    sent.push(await request.json());
    return HttpResponse.json(ilse);
  }),
);

beforeEach(() => {
  sent.length = 0;
});

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
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(sent).toEqual([{ version: 3, skills: [{ skillId: 's1', level: 3, remark: 'Sworn' }] }]);
});

const next = '{Control>}{Enter}{/Control}';
const changedTo = (skills: object[]) => ({ ...ilse, version: 4, skills }) as unknown as CandidateResponse;
/** Types a remark on the only skill, and leaves without saving. */
async function typeAndLeave(): Promise<void> {
  const { unmount } = await renderApp(<SkillsDialog candidate={ilse} onClose={vi.fn()} />);
  await userEvent.keyboard(next);
  await screen.findByRole('textbox');
  await userEvent.paste('Sworn');
  unmount();
}

it('brings back what was typed over what a colleague added meanwhile', async () => {
  await typeAndLeave();
  const close = vi.fn();
  const theirs = { skillId: 's2', level: 5, remark: null };
  await renderApp(<SkillsDialog candidate={changedTo([...ilse.skills, theirs])} onClose={close} />);
  await screen.findByText(/^Restored what you typed/);
  await userEvent.keyboard(next);
  await screen.findByDisplayValue('Sworn');
  await userEvent.keyboard(next);
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(sent).toEqual([{ version: 4, skills: [{ skillId: 's1', level: 3, remark: 'Sworn' }, theirs] }]);
});

it('offers what was typed where a colleague rated the same skill', async () => {
  await typeAndLeave();
  await renderApp(
    <SkillsDialog candidate={changedTo([{ skillId: 's1', level: 4, remark: 'Fast' }])} onClose={vi.fn()} />,
  );
  await userEvent.keyboard(next);
  await screen.findByDisplayValue('Fast');
  await userEvent.click(screen.getByRole('button', { name: 'Bring it back' }));
  await screen.findByDisplayValue('Sworn');
});

it('says that a search finds no skill', async () => {
  await renderApp(<SkillsDialog candidate={ilse} onClose={vi.fn()} />);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search skills' }), 'zz');
  await screen.findByText('No skills match');
});
