import getPort from 'get-port';
import { afterAll, expect, it, vi } from 'vitest';
import { pause } from '../../../tools/lib/pause.ts';
import type { FileRecord } from '../../src/modules/files/file.record.js';
import type { ConversationRecord } from '../../src/modules/mail/conversations/conversation.record.js';
import type { ReceivedMailRecord } from '../../src/modules/mail/conversations/received-mail.record.js';
import { ReplyAddress } from '../../src/modules/mail/reply-address.js';
import { writeEmail } from '../factories/emails.js';
import { asRecruiter } from '../factories/users.js';
import { testApi } from '../support/api.js';
import { BackendProcess } from '../support/backend-process.js';
import { Outside } from '../support/inbound.js';
import { TestSmtp } from '../support/smtp.js';
import { until } from '../support/until.js';
import { file, mail, multipart, text } from './mails/build.js';

/** `MAILS=1000 KILLS=100` is the whole of it, in about ten minutes. */
const MAILS = Number(process.env.MAILS ?? 30);
const KILLS = Number(process.env.KILLS ?? 2);
const SENDERS = 4;
vi.setConfig({ testTimeout: 120_000 + KILLS * 20_000 });

const smtp = new TestSmtp();
await smtp.start();
const port = await getPort();
const api = await testApi({
  ...{ SMTP_URL: smtp.url, INBOUND_DOMAIN: 'in.byline.example', INBOUND_MAILBOXES: 'team', LOG_LEVEL: 'silent' },
  ...{ INBOUND_SMTP_PORT: String(port), MAIL_RECONCILE_SECONDS: '1', MAIL_LEASE_SECONDS: '3' },
  INBOUND_MAILS_PER_SENDER_PER_HOUR: '100000',
});
const { client } = await asRecruiter(api);
const outside = new Outside(port);
let worker: BackendProcess | null = null;
afterAll(async () => {
  outside.close();
  await worker?.kill();
  await smtp.stop();
});

const received = api.model<ReceivedMailRecord>('ReceivedMail');
const written = await Promise.all(Array.from({ length: 5 }, () => writeEmail(api, client)));
const addresses = written.map(({ _id }) => api.app.get(ReplyAddress).of(_id) ?? '');

/** Every second mail is a stranger's; the others answer, with a file. */
const incoming = Array.from({ length: MAILS }, (_, index) => {
  const from = `person${index}@example.be`;
  const parts = multipart(
    'mixed',
    text(`Mail ${index}`),
    file('cv.pdf', 'application/pdf', Buffer.from(`%PDF-1.4\n%${index}\n%%EOF\n`)),
  );
  const to = index % 2 === 0 ? 'team@in.byline.example' : (addresses[index % addresses.length] ?? '');
  return {
    from,
    to,
    raw: mail(parts, { From: from, Subject: `Mail ${index}`, 'Message-ID': `<${index}@kills.example.be>` }),
  };
});

let kills = 0;
/** Whether the mails come faster than the kills, which should strike all of them. */
const isAhead = (left: number): boolean => kills < KILLS && (MAILS - left) * KILLS > (kills + 1) * MAILS;

/** As a mail server does: again until the worker says 250. */
async function deliver(queue: typeof incoming): Promise<void> {
  for (let next = queue.pop(); next; next = queue.pop()) {
    while (isAhead(queue.length)) await pause(50, 'the next kill comes first');
    while ((await outside.refused(next)) !== undefined) await pause(100, 'a mail server tries again later');
  }
}

it(`loses and doubles none of ${MAILS} mails while the worker is killed ${KILLS} times`, async () => {
  const queue = [...incoming];
  const delivered = Promise.all(Array.from({ length: SENDERS }, () => deliver(queue)));
  for (; kills < KILLS; kills++) {
    worker = await BackendProcess.start('worker', api.env);
    await pause(Math.random() * 1_500, 'a random point');
    await worker.kill();
  }
  worker = await BackendProcess.start('worker', api.env);
  await delivered;
  await until('all are filed', async () => (await received.countDocuments({ state: 'filed' })) === MAILS, 120);

  const mails = await received.find().lean<ReceivedMailRecord[]>();
  expect(new Set(mails.map(({ subject }) => subject)).size).toBe(MAILS);
  const answers = mails.filter(({ candidateId }) => candidateId !== null);
  expect(answers).toHaveLength(Math.floor(MAILS / 2));
  // The senders are not the candidates, so their files are for recruiters alone.
  const files = await api.model<FileRecord>('File').find({ kind: 'attachment' }).lean();
  expect(files.map(({ _id }) => String(_id)).toSorted()).toEqual(
    answers.flatMap(({ attachments }) => attachments.map(({ fileId }) => String(fileId))).toSorted(),
  );
  const conversations = await api.model<ConversationRecord>('Conversation').find().lean<ConversationRecord[]>();
  const counted = conversations.reduce((sum, { mailCount }) => sum + mailCount, 0);
  expect(counted).toBe(MAILS + written.length);
  expect(conversations).toHaveLength(mails.length - answers.length + written.length);
});
