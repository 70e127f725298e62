import { access } from 'node:fs/promises';
import { join } from 'node:path';
import getPort from 'get-port';
import { simpleParser } from 'mailparser';
import { afterAll, beforeAll } from 'vitest';
import { Transactions } from '../../src/common/mongo/transactions.js';
import { FileBytes } from '../../src/modules/files/file-bytes.js';
import type { FileRecord } from '../../src/modules/files/file.record.js';
import type { ConversationRecord } from '../../src/modules/mail/conversations/conversation.record.js';
import type { MailAddressRecord } from '../../src/modules/mail/conversations/mail-address.schema.js';
import type { ReceivedMailRecord } from '../../src/modules/mail/conversations/received-mail.record.js';
import type { CreateEmailRequest } from '../../src/modules/mail/dto/write-email.dto.js';
import type { EmailResponse } from '../../src/modules/mail/dto/email.dto.js';
import type { EmailRecord } from '../../src/modules/mail/email.record.js';
import { writeEmail } from '../factories/emails.js';
import { asRecruiter } from '../factories/users.js';
import { testApi } from '../support/api.js';
import { BackendProcess } from '../support/backend-process.js';
import { TestDns } from '../support/dns.js';
import { Outside } from '../support/inbound.js';
import { TestSmtp } from '../support/smtp.js';
import { until } from '../support/until.js';

/** The office and its mail servers, with a worker that takes mail from outside. Each test file has its own, because files share a process. */
export async function outsideMail() {
  const smtp = new TestSmtp();
  await smtp.start();
  /** The records of a domain whose mails come from one server alone. */
  const dns = new TestDns({
    'strict.example': 'v=spf1 ip4:203.0.113.7 -all',
    '_dmarc.strict.example': 'v=DMARC1; p=none',
  });
  await dns.start();
  const port = await getPort();
  const api = await testApi({
    ...{
      SMTP_URL: smtp.url,
      MAIL_RECONCILE_SECONDS: '1',
      INBOUND_DOMAIN: 'in.byline.example',
      INBOUND_MAILBOXES: 'team',
      INBOUND_DNS_SERVERS: dns.server,
    },
    ...{ INBOUND_SMTP_PORT: String(port), INBOUND_MAILS_PER_SENDER_PER_HOUR: '25' },
  });
  const worker = await BackendProcess.start('worker', api.env);
  const outside = new Outside(port);
  afterAll(async () => {
    outside.close();
    await worker.kill();
    await smtp.stop();
    await dns.stop();
  });
  const conversations = api.model<ConversationRecord>('Conversation');
  const emails = api.model<EmailRecord>('Email');
  const received = api.model<ReceivedMailRecord>('ReceivedMail');
  const files = api.model<FileRecord>('File');
  const addresses = api.model<MailAddressRecord>('MailAddress');
  const { client } = await asRecruiter(api);

  beforeAll(() =>
    until('the worker listens', () =>
      outside.refused({ from: 'x@example.be', to: 'nobody@in.byline.example', raw: 'x' }).then((code) => code === 550),
    ),
  );

  let people = 0;
  const somebody = (): string => `camille${++people}@example.be`;

  /** A mail that left, with the address for its answers. */
  async function sent(fields: Partial<CreateEmailRequest> = {}) {
    const email = await writeEmail(api, client, { to: { name: 'Camille Lefèvre', email: somebody() }, ...fields });
    const { raw } = await until('the mail left', () => smtp.received.find(({ id }) => id === email.messageId));
    const { replyTo } = await simpleParser(raw);
    return { email, raw, to: email.to?.email ?? '', replyTo: replyTo?.value[0]?.address ?? '' };
  }

  /** A mail that came from a server on the internet, before the worker has read it. */
  async function arrive(
    raw: Buffer,
    { from, to, address }: { from: string; to: string; address: string },
  ): Promise<void> {
    const bytes = api.app.get(FileBytes, { strict: false });
    const storageKey = await bytes.put(raw);
    const now = new Date();
    await api.app.get(Transactions, { strict: false }).run(async (session) => {
      await bytes.keep(storageKey, session);
      const envelope = { from, to: [to] };
      const client = { address, helo: 'mx.example.be' };
      const mail = { key: storageKey, state: 'stored' as const, dueAt: now, receivedAt: now, envelope, client };
      await received.create([{ ...mail, raw: { storageKey, size: raw.length } }], { session });
    });
  }

  const findFiled = (match: object): Promise<ReceivedMailRecord> =>
    until('the mail is filed', () => received.findOne({ ...match, state: 'filed' }).lean<ReceivedMailRecord>(), 30);
  const conversationOf = async ({ conversationId }: ReceivedMailRecord): Promise<ConversationRecord | null> =>
    conversations.findById(conversationId).lean<ConversationRecord>();
  const bytesOf = ({ raw }: ReceivedMailRecord): Promise<string> =>
    access(join(api.env.FILE_STORE_DIR ?? '', raw?.storageKey ?? '')).then(
      () => 'there',
      () => 'gone',
    );
  const emailOf = (email: EmailResponse): Promise<EmailRecord | null> => emails.findById(email._id).lean<EmailRecord>();

  /** The reason that recruiters see at the candidate of a mail. */
  const troubleOf = async ({ candidateId }: EmailRecord): Promise<unknown> =>
    (await client.get<{ emailTrouble: unknown }>(`/candidates/${String(candidateId)}`)).body.emailTrouble;
  return {
    smtp,
    api,
    outside,
    conversations,
    received,
    files,
    addresses,
    client,
    somebody,
    sent,
    arrive,
    findFiled,
    conversationOf,
    bytesOf,
    emailOf,
    troubleOf,
  };
}
