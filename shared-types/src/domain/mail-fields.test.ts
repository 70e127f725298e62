import { describe, expect, it } from 'vitest';
import {
  fillMail,
  fillMailFields,
  mailFieldError,
  mailFieldToken,
  neededMailFields,
  unfilledMailFields,
} from './mail-fields.js';

describe('the fields of a mail', () => {
  it('are filled, or give way to the text for an empty value', () => {
    const text = 'Dag {{firstname}}, over {{job|deze opdracht}} van {{ client | }}.';
    expect(fillMailFields(text, { firstname: 'Noor', job: 'Gids', client: 'MAS' })).toBe(
      'Dag Noor, over Gids van MAS.',
    );
    expect(fillMailFields(text, { firstname: 'Noor', job: null })).toBe('Dag Noor, over deze opdracht van .');
  });

  it('are known by their names, and a value never opens another', () => {
    expect(mailFieldError('{{job}} {{ job | it }} {a} {{{job}}}')).toBeNull();
    for (const unknown of ['{{jobs}}', '{{job|{{client}}}}'])
      expect(mailFieldError(unknown)).toBe('unknown_mail_field');
    for (const torn of ['{job}}', '{{job', '{{job|it}', '{job}', 'ob}}'])
      expect(mailFieldError(`{{name}} ${torn}`)).toBe('incomplete_mail_field');
    expect(fillMailFields('{{firstname}}', { firstname: '{{name}}', name: 'x' })).toBe('{{name}}');
    expect(fillMailFields('{{firstname}}', { firstname: '$&' })).toBe('$&');
  });

  it('need a value, unless a text says what stands there', () => {
    expect(neededMailFields('{{job}}', '{{job|it}} {{client| }} {{firstname}}')).toEqual([
      'firstname',
      'job',
      'client',
    ]);
    expect(unfilledMailFields({ firstname: 'Noor', job: '' }, '{{firstname}} {{job}} {{client|them}}')).toEqual([
      'job',
    ]);
    expect(mailFieldToken('job', 'it')).toBe('{{job|it}}');
  });

  it('are written as HTML in the message, and in one line in the subject', () => {
    const values = {
      firstname: '<b>',
      applylink: 'https://talent.example/jobs/apply/1',
      signature: 'Noor\nhttps://byline.example.',
    };
    expect(
      fillMail(
        { subject: '{{signature}} {{firstname}}', message: '<p>{{firstname}} {{applylink}}</p><p>{{signature}}</p>' },
        values,
      ),
    ).toEqual({
      subject: 'Noor, https://byline.example. <b>',
      message:
        '<p>&lt;b&gt; <a href="https://talent.example/jobs/apply/1">https://talent.example/jobs/apply/1</a></p><p>Noor<br><a href="https://byline.example">https://byline.example</a>.</p>',
      unfilled: [],
    });
  });
});
