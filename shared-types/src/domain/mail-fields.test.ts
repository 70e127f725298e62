import { describe, expect, it } from 'vitest';
import {
  fillMail,
  fillMailFields,
  hasKnownMailFields,
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
    expect(hasKnownMailFields('{{job}} {{ job | it }}')).toBe(true);
    expect(['{{jobs}}', '{{job', '{{job|{{client}}}}'].map(hasKnownMailFields)).toEqual([false, false, false]);
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
