import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import getPort from 'get-port';
import nodemailer from 'nodemailer';
import { afterAll, expect, it } from 'vitest';
import type { ReceivedMailRecord } from '../../src/modules/mail/conversations/received-mail.record.js';
import { testApi } from '../support/api.js';
import { BackendProcess } from '../support/backend-process.js';
import { FaultyProxy } from '../support/faulty-proxy.js';
import { Outside } from '../support/inbound.js';
import { until } from '../support/until.js';
import { mail, text } from './mails/build.js';
import { HOSTILE } from './mails/hostile.js';

const certificates = join(fileURLToPath(import.meta.resolve('hoodiecrow-imap')), '../../cert');
const mongo = await FaultyProxy.to(process.env.MONGODB_URI ?? '');
afterAll(() => mongo.close());
const port = await getPort();
const api = await testApi({ INBOUND_DOMAIN: 'in.byline.example', INBOUND_MAILBOXES: 'team', LOG_LEVEL: 'silent' });
const database = new URL(api.env.MONGODB_URI ?? '');
database.host = new URL(mongo.url).host;
database.search = '?directConnection=true';
const worker = await BackendProcess.start('worker', {
  ...{ ...api.env, MONGODB_URI: database.href, MONGODB_TIMEOUT_MS: '2500', MAIL_RECONCILE_SECONDS: '1' },
  ...{
    INBOUND_SMTP_PORT: String(port),
    INBOUND_TLS_CERT: `${certificates}/server.crt`,
    INBOUND_TLS_KEY: `${certificates}/server.key`,
  },
});
const outside = new Outside(port);
afterAll(async () => {
  outside.close();
  await worker.kill();
});
/** The reader's own test has them all; these are the heaviest for its way there. */
const HEAVIEST = HOSTILE.filter(({ name }) => /MB|parts|nothing|no mail/.test(name));
const received = api.model<ReceivedMailRecord>('ReceivedMail');
const to = 'team@in.byline.example';
const plain = (id: string) => ({
  from: `${id}@example.be`,
  to,
  raw: mail(text('Dag'), { 'Message-ID': `<${id}@hostile.example.be>` }),
});
const isFiled = async (id: string): Promise<boolean> =>
  (await received.countDocuments({ messageId: `<${id}@hostile.example.be>`, state: 'filed' })) === 1;

it('takes a mail encrypted, and any mail that wants to hurt it, with flat memory', async () => {
  const encrypted = nodemailer.createTransport({
    host: '127.0.0.1',
    port,
    requireTLS: true,
    tls: { rejectUnauthorized: false },
  });
  const { raw } = plain('encrypted');
  await encrypted.sendMail({ envelope: { from: 'encrypted@example.be', to }, raw });
  await until('it is filed', () => isFiled('encrypted'), 30);
  const before = await worker.memory();
  for (const [index, { raw: bytes }] of HEAVIEST.entries()) {
    const code = await outside.refused({ from: `hostile${index}@example.be`, to, raw: bytes() });
    expect([undefined, 552]).toContain(code);
  }
  await outside.bring(plain('after'));
  await until('all are filed', async () => (await received.countDocuments({ state: { $ne: 'filed' } })) === 0, 60);
  expect(await isFiled('after')).toBe(true);
  expect((await worker.memory()) - before).toBeLessThan(250_000_000);
  const unread = await received.find({ 'attachments.name': 'mail.eml' }).lean<ReceivedMailRecord[]>();
  expect(unread.map(({ from, subject }) => [from?.email, subject])).toContainEqual([
    'camille@example.be',
    'Re: An interview with our team',
  ]);
});

it('asks for another attempt while the database is away', async () => {
  mongo.disconnect();
  expect(await outside.refused(plain('away'))).toBe(451);
  mongo.restore();
  await until('it is taken', async () => (await outside.refused(plain('away'))) === undefined, 30);
  await until('it is filed', () => isFiled('away'), 30);
});
