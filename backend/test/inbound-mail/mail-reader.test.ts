import { afterAll, describe, expect, it } from 'vitest';
import { MailReader } from '../../src/modules/mail/inbound/parse/mail-reader.js';
import { mail, text } from './mails/build.js';
import { HOSTILE } from './mails/hostile.js';

const reader = new MailReader();
afterAll(() => reader.onModuleDestroy());
const plain = mail(text('Ja, dat past.'));

describe('the process that reads mails', () => {
  it('reads them one after the other, with their files', async () => {
    const all = await Promise.all(Array.from({ length: 20 }, () => reader.read(plain)));
    expect(all.map((one) => one?.text)).toEqual(Array.from({ length: 20 }, () => 'Ja, dat past.'));
    expect(all[0]?.date).toEqual(new Date('2026-11-12T09:15:00Z'));
  });

  it.each(HOSTILE)('survives $name', async ({ raw, isRead }) => {
    const started = performance.now();
    const read = await reader.read(raw());
    if (isRead === true) expect(read).not.toBeNull();
    expect(performance.now() - started).toBeLessThan(21_000);
    expect(await reader.read(plain)).toMatchObject({ text: 'Ja, dat past.' });
  });
});
