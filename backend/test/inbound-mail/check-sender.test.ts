import { generateKeyPairSync } from 'node:crypto';
import nodemailer from 'nodemailer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Config } from '../../src/config/config.js';
import { CheckSender } from '../../src/modules/mail/inbound/check-sender.js';
import { toldVerdict } from '../../src/modules/mail/inbound/sender-check.rules.js';
import { TestDns } from '../support/dns.js';
import { mail, text } from './mails/build.js';

const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
const dns = new TestDns({
  'ann.example': 'v=spf1 ip4:203.0.113.7 -all',
  '_dmarc.ann.example': 'v=DMARC1; p=none',
  'mail._domainkey.ann.example': `v=DKIM1; k=rsa; p=${keys.publicKey.export({ type: 'spki', format: 'der' }).toString('base64')}`,
});
beforeAll(() => dns.start());
afterAll(() => dns.stop());

const OWN = '203.0.113.7';
const OTHER = '198.51.100.9';
const checker = (settings: Partial<Config> = {}) =>
  new CheckSender({
    ...{
      INBOUND_SENDER_CHECK: true,
      INBOUND_AUTHSERV_ID: '',
      INBOUND_DNS_SERVERS: dns.server,
      INBOUND_DOMAIN: 'in.example',
    },
    ...settings,
  } as Config);
const plain = (headers: Record<string, string> = {}) =>
  mail(text('Dag'), { From: 'Ann <ann@ann.example>', ...headers });
const signed = async (): Promise<Buffer> => {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true });
  const privateKey = keys.privateKey.export({ type: 'pkcs8', format: 'pem' });
  const { message } = await transport.sendMail({
    ...{ from: 'Ann <ann@ann.example>', to: 'team@in.example', subject: 'Dag', text: 'Ik kom.' },
    dkim: { domainName: 'ann.example', keySelector: 'mail', privateKey },
  });
  return message as Buffer;
};
const check = (raw: Buffer, address: string | null, settings?: Partial<Config>) =>
  checker(settings).run(raw, {
    client: address === null ? null : { address, helo: 'mx.ann.example' },
    envelope: { from: 'ann@ann.example', to: [] },
    from: { name: 'Ann', email: 'ann@ann.example' },
  });

describe('the sender of a mail', () => {
  it('is told by the records of the domain in From', async () => {
    expect(await check(plain(), OWN)).toBe('pass');
    expect(await check(plain(), OTHER)).toBe('fail');
    const [head = '', ...rest] = (await signed()).toString('latin1').split('\r\n\r\n');
    const message = (words: string) => Buffer.from([head, words].join('\r\n\r\n'), 'latin1');
    expect(await check(Buffer.from([head, ...rest].join('\r\n\r\n'), 'latin1'), OTHER)).toBe('pass');
    expect(await check(message('Stuur geld.'), OTHER)).toBe('fail');
  });

  it('is not known over a relay, without records, or without the resolver', async () => {
    expect(await check(plain(), '10.0.0.5')).toBe('unknown');
    expect(await check(await signed(), '::ffff:127.0.0.1')).toBe('pass');
    const stranger = { from: { name: '', email: 'x@none.example' }, envelope: { from: 'x@none.example', to: [] } };
    const raw = mail(text('Dag'), { From: 'x@none.example' });
    expect(await checker().run(raw, { ...stranger, client: { address: OTHER, helo: 'x' } })).toBe('unknown');
    expect(await check(plain(), OTHER, { INBOUND_DNS_SERVERS: '127.0.0.1:9' })).toBe('unknown');
    expect(await check(plain(), OTHER, { INBOUND_SENDER_CHECK: false })).toBe('unknown');
  });

  it('fails with several addresses in From, of which readers see one', async () => {
    const forged = Buffer.from(plain().toString('latin1').replace('From:', 'From: x@none.example\r\nFrom:'), 'latin1');
    expect(await check(forged, OWN)).toBe('fail');
  });

  it('of a mailbox is told by the topmost header of its provider', async () => {
    const settings = { INBOUND_AUTHSERV_ID: 'mx.provider.example' };
    const results = (value: string) => plain({ 'Authentication-Results': value });
    expect(await check(results('mx.provider.example; spf=pass; dmarc=pass'), null, settings)).toBe('pass');
    expect(await check(results('mx.provider.example; dmarc=fail (p=NONE)'), null, settings)).toBe('fail');
    expect(await check(results('mx.provider.example; dmarc=pass'), null)).toBe('unknown');
    expect(await check(results('mx.provider.example; dmarc=pass'), OTHER, settings)).toBe('fail');
  });

  it('is not told by a header of another, nor by words in comments', () => {
    expect(toldVerdict('evil.example; dmarc=pass', 'mx.provider.example')).toBe('unknown');
    expect(
      toldVerdict('mx.provider.example 1; dkim=fail (a (dmarc=pass; dmarc=pass) b); dmarc=fail', 'mx.provider.example'),
    ).toBe('fail');
    expect(toldVerdict('mx.provider.example; dmarc=bestguesspass', 'mx.provider.example')).toBe('unknown');
    expect(toldVerdict('', 'mx.provider.example')).toBe('unknown');
  });
});
