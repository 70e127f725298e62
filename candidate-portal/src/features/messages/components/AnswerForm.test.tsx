import { config } from '@byline/web-kit/config';
import { testServer } from '@byline/web-kit/test';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { renderApp } from '../../../test/render';
import { AnswerForm } from './AnswerForm';

const server = testServer();

it('asks before an answer leaves without a refused file, and keeps both', async () => {
  const sent: unknown[] = [];
  server.use(
    http.post(`${config.apiUrl}/users/me/conversations/m1/messages`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ _id: 'm1' }, { status: 201 });
    }),
  );
  const { container } = await renderApp(<AnswerForm candidateId="c1" conversationId="m1" />);
  const user = userEvent.setup({ applyAccept: false });
  await user.upload(container.querySelector('input[type=file]') as HTMLInputElement, new File(['MZ'], 'x.exe'));
  await user.type(screen.getByRole('textbox'), 'Here it is');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Send without x.exe?')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByText('x.exe')).toBeTruthy();
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Here it is');
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await user.click(await screen.findByRole('button', { name: 'Send anyway' }));
  await expect.poll(() => sent).toEqual([{ message: 'Here it is', files: [] }]);
});
