import type { Socket } from 'node:net';
import hoodiecrow from 'hoodiecrow-imap';
import getPort from 'get-port';
import { afterAll, expect, it } from 'vitest';
import type { ReceivedMailRecord } from '../../src/modules/mail/conversations/received-mail.record.js';
import { ReplyAddress } from '../../src/modules/mail/reply-address.js';
import { writeEmail } from '../factories/emails.js';
import { asRecruiter } from '../factories/users.js';
import { testApi } from '../support/api.js';
import { BackendProcess } from '../support/backend-process.js';
import { TestSmtp } from '../support/smtp.js';
import { until } from '../support/until.js';
import { mail, text } from './mails/build.js';

const port = await getPort();
const server = hoodiecrow({
  plugins: ['ID', 'IDLE', 'UIDPLUS', 'LITERALPLUS'],
  users: { 'team@example.be': { password: 'a/b c' } },
  storage: {
    INBOX: { messages: [{ raw: mail(text('Er was al iets'), { 'Message-ID': '<old@example.be>' }).toString() }] },
  },
});
const sockets: Socket[] = [];
server.server.on('connection', (socket: Socket) => sockets.push(socket));
await new Promise<void>((resolve) => server.listen(port, resolve));
const smtp = new TestSmtp();
await smtp.start();
const api = await testApi({
  ...{ SMTP_URL: smtp.url, MAIL_RECONCILE_SECONDS: '1', INBOUND_DOMAIN: 'in.byline.example' },
  INBOUND_IMAP_URL: `imap://team%40example.be:a%2Fb%20c@127.0.0.1:${port}/INBOX`,
});
const worker = await BackendProcess.start('worker', api.env);
afterAll(async () => {
  await worker.kill();
  await smtp.stop();
  server.server.close();
});
const { client } = await asRecruiter(api);
const received = api.model<ReceivedMailRecord>('ReceivedMail');
const filed = (messageId: string): Promise<ReceivedMailRecord> =>
  until(`${messageId} is filed`, () => received.findOne({ messageId, state: 'filed' }).lean<ReceivedMailRecord>(), 30);
const seen = (): boolean[] => server.getMailbox('INBOX').messages.map(({ flags }) => flags.includes('\\Seen'));

it('takes the mails of a mailbox once, as they arrive, and connects again', async () => {
  await filed('<old@example.be>');
  const email = await writeEmail(api, client);
  const to = api.app.get(ReplyAddress).of(email._id) ?? '';
  const answer = mail(text('Ja'), {
    'Message-ID': '<new@example.be>',
    To: `Noor <${to}>`,
    'Return-Path': '<camille@example.be>',
  });
  server.appendMessage('INBOX', [], false, answer);
  expect(await filed('<new@example.be>')).toMatchObject({
    ...{ candidateId: expect.anything() as object, fromOther: false },
    envelope: { from: 'camille@example.be', to: [to] },
  });
  await until('they are marked as read', () => seen().every(Boolean));
  for (const socket of sockets) socket.destroy();
  server.appendMessage('INBOX', [], false, mail(text('Nog iets'), { 'Message-ID': '<later@example.be>' }));
  await filed('<later@example.be>');
  expect(await received.countDocuments()).toBe(3);
});
