import { describe, expect, it } from 'vitest';
import { machineKindOf } from '../../src/modules/mail/inbound/parse/mail-class.js';
import { parseMail } from '../../src/modules/mail/inbound/parse/parse-mail.js';
import { html, mail, text, type Sample } from './mails/build.js';
import { MACHINES } from './mails/machines.js';
import { PROGRAMS } from './mails/programs.js';
import { SHAPES } from './mails/shapes.js';

const onOneLine = (text: string): string => text.replace(/[\s\u00a0]+/g, ' ').trim();
const ORIGINAL = '<665f1c2e9b1d4a0012345678@byline.example>';

/** The expected part of what is read. */
async function got({ raw, sender = 'camille@example.be', says, repeats, subject, from }: Sample): Promise<object> {
  const mail = await parseMail(raw);
  const quote = onOneLine(
    (mail.quote?.html ?? '')
      .replace(/<[^>]*>/g, ' ')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"'),
  );
  return {
    kind: machineKindOf(mail, { sender, isOurs: (id) => id === ORIGINAL }) ?? mail.kind,
    says: says === '*' ? '*' : onOneLine(mail.text),
    repeats: repeats === undefined ? quote : quote.slice(0, repeats.length),
    files: mail.attachments.map(({ name }) => name),
    bounces: mail.bounces.map(({ address, kind }) => [address, kind]),
    ...(subject !== undefined && { subject: mail.subject }),
    ...(from !== undefined && { from: mail.from?.email ?? '' }),
  };
}

const expected = ({ kind = 'mail', says, repeats = '', files = [], bounces = [], subject, from }: Sample): object => ({
  kind,
  says,
  repeats,
  files,
  bounces,
  ...(subject !== undefined && { subject }),
  ...(from !== undefined && { from }),
});

describe('a mail is read as a person reads it:', () => {
  it.each([...PROGRAMS, ...SHAPES, ...MACHINES])('$name', async (sample) => {
    expect(await got(sample)).toEqual(expected(sample));
  });

  it('loads nothing from elsewhere and keeps no program', async () => {
    for (const { raw } of [...PROGRAMS, ...SHAPES]) {
      const { html, quote } = await parseMail(raw);
      expect(html + (quote?.html ?? '')).not.toMatch(/<img|<script|<style|cid:/);
    }
  });

  it('has other senders if From names several, in one line or two', async () => {
    const several = 'Camille <camille@example.be>, x@evil.example';
    expect(await parseMail(mail(text('Dag'), { From: several }))).toMatchObject({
      ...{ from: { email: 'camille@example.be' }, hasOtherSenders: true },
    });
    const twice = Buffer.concat([Buffer.from('From: x@evil.example\r\n'), mail(text('Dag'))]);
    expect((await parseMail(twice)).hasOtherSenders).toBe(true);
    expect((await parseMail(mail(text('Dag')))).hasOtherSenders).toBe(false);
  });

  it('mentions nobody', async () => {
    const mention = '<span data-type="mention" data-id="665f1c2e9b1d4a0012345678" data-label="Noor">@Noor</span>';
    expect((await parseMail(mail(html(`<p>Dag ${mention}</p>`)))).html).toBe('<p>Dag @Noor</p>');
  });

  it('finds the mail that a bounce or a complaint brings back', async () => {
    const returned = MACHINES.filter(({ kind }) => kind === 'bounce' || kind === 'complaint');
    for (const { raw } of returned) expect((await parseMail(raw)).originals).toContain(ORIGINAL);
  });
});
