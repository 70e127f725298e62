import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ThreadMailDto, UndeliveredDto } from '../../../api';
import { renderApp, SESSION } from '../../../test/render';
import { FoldedMail } from './FoldedMail';

const folded = async (kind: UndeliveredDto['kind']) => {
  const sent = { _id: 'm', from: SESSION.user, message: '<p>Monday?</p>', sentAt: '2026-11-12T10:00:00.000Z' };
  const undelivered = [{ kind, address: 'noor@dewitte.example', at: '2026-11-12T10:00:01.000Z' }];
  const mail = { sent, received: null, undelivered } as unknown as ThreadMailDto;
  await renderApp(<FoldedMail mail={mail} onOpen={() => undefined} />);
  return (await screen.findByRole('button', { name: /Monday/ })).textContent;
};

it('says that a mail came back', async () => {
  expect(await folded('no_such_address')).toContain('Not delivered');
});

it('says nothing while the servers of a mail still try', async () => {
  expect(await folded('delayed')).not.toContain('Not delivered');
});
