import { testServer } from '@byline/web-kit/test';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { object } from 'yup';
import { Form } from '../ui/fields/Form';
import { schedulePresets } from '../../lib/schedule-presets';
import { renderApp } from '../../test/render';
import { WhenField } from './WhenField';

testServer(http.get('*', () => HttpResponse.json({ records: [], totalCount: 0 })));

let sent: object[] = [];
beforeEach(() => {
  sent = [];
});
const show = (scheduledAt = '') =>
  renderApp(
    <Form
      initialValues={{ scheduledAt }}
      schema={object({})}
      onSubmit={(values) => {
        sent.push(values);
        return Promise.resolve();
      }}
    >
      <WhenField />
      <button type="submit">Send it</button>
    </Form>,
  );
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const pressed = () => screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);
const moment = () => screen.queryByRole<HTMLInputElement>('textbox', { name: 'Send at' });

it('is now, a ready moment, or any other', async () => {
  await show();
  expect(pressed()).toEqual(['Now']);
  expect(moment()).toBeNull();
  await press('Tomorrow 09:00');
  await press('Send it');
  await press('Other…');
  expect(moment()?.value).toBe(schedulePresets().tomorrow);
  await userEvent.clear(screen.getByRole('textbox', { name: 'Send at' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Send at' }), '01/02/2099 10:00');
  await press('Send it');
  await press('Now');
  await press('Send it');
  expect(sent).toEqual([
    { scheduledAt: schedulePresets().tomorrow },
    { scheduledAt: '01/02/2099 10:00' },
    { scheduledAt: '' },
  ]);
});

it('opens with the moment of a mail that is changed', async () => {
  await show('01/02/2099 10:00');
  expect(pressed()).toEqual(['Other…']);
  expect(moment()?.value).toBe('01/02/2099 10:00');
});
