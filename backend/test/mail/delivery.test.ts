import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { simpleParser } from 'mailparser';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { pause } from '../../../tools/lib/pause.ts';
import type { CreateEmailRequest } from '../../src/modules/mail/dto/write-email.dto.js';
import type { EmailResponse } from '../../src/modules/mail/dto/email.dto.js';
import { createCandidate } from '../factories/candidates.js';
import { inSeconds, writeEmail } from '../factories/emails.js';
import { asRecruiter } from '../factories/users.js';
import { testApi } from '../support/api.js';
import { stall, TestSmtp } from '../support/smtp.js';
import { until } from '../support/until.js';
import { BackendProcess } from '../support/backend-process.js';

/** Short enough to wait for, and long enough to keep a lease on a busy machine. */
const LEASE_SECONDS = 6;
/** Starting a worker and waiting for a lease takes longer than other tests. */
const TIMEOUT_SECONDS = 60;
const smtp = new TestSmtp();
const workers: BackendProcess[] = [];
/** Mails that must never arrive. */
const cancelled: EmailResponse[] = [];

await smtp.start();
const api = await testApi({
  SMTP_URL: smtp.url,
  MAIL_LEASE_SECONDS: String(LEASE_SECONDS),
  MAIL_RECONCILE_SECONDS: '1',
  MAIL_RETRY_SECONDS: '1',
});
const recruiter = (await asRecruiter(api)).client;
const candidateId = String((await createCandidate(api))._id);
beforeEach(() => smtp.reset());
afterAll(async () => {
  await killWorkers();
  await smtp.stop();
});

/** Starts another worker; earlier ones continue. */
async function startWorker(): Promise<BackendProcess> {
  const worker = await BackendProcess.start('worker', api.env);
  workers.push(worker);
  return worker;
}

/** Starts a worker, unless an earlier test has. */
const aWorker = async (): Promise<BackendProcess> => workers[0] ?? startWorker();

async function killWorkers(): Promise<void> {
  await Promise.all(workers.splice(0).map((worker) => worker.kill()));
}

/** Gives this first answer, and accepts afterwards. */
function once(first: ReturnType<TestSmtp['onData']>): TestSmtp['onData'] {
  let answers = 0;
  return () => (answers++ === 0 ? first : undefined);
}

const write = (fields: Partial<CreateEmailRequest> = {}): Promise<EmailResponse> =>
  writeEmail(api, recruiter, { candidateId, ...fields });
const read = async (id: string): Promise<EmailResponse> => (await recruiter.get<EmailResponse>(`/emails/${id}`)).body;
const reaches = (id: string, status: EmailResponse['status']): Promise<EmailResponse> =>
  until(
    `mail is ${status}`,
    async () => {
      const email = await read(id);
      return email.status === status && email;
    },
    TIMEOUT_SECONDS,
  );
const received = ({ messageId }: EmailResponse) => smtp.received.filter(({ id }) => id === messageId);
const offered = ({ messageId }: EmailResponse) => smtp.offered.filter(({ id }) => id === messageId);
const isOffered = (email: EmailResponse) =>
  until('the mail is offered', () => offered(email).length > 0, TIMEOUT_SECONDS);
/** Long enough for an incorrect second attempt. */
const wouldBeSeen = (): Promise<void> => pause((LEASE_SECONDS + 2) * 1_000, 'a lease and two looks of the reconciler');

/** Waits once, after all tests, for second copies. */
async function expectSent(email: EmailResponse): Promise<void> {
  expect(await reaches(email._id, 'sent')).toMatchObject({ sentAt: expect.any(String) as string });
  expect(received(email)).toHaveLength(1);
}

async function flushRedis(): Promise<void> {
  const redis = new Redis(api.env.REDIS_URL ?? '');
  await redis.flushdb();
  await redis.quit();
}

describe('a worker', () => {
  it('sends a mail at its time, from the writer, once', async () => {
    await aWorker();
    const scheduledAt = inSeconds(2);
    const email = await write({
      scheduledAt,
      cc: [{ name: 'Team', email: 'team@example.be' }],
      bcc: [{ name: 'Archive', email: 'archive@example.be' }],
    });
    expect(email).toMatchObject({ status: 'scheduled', scheduledAt, nextAttemptAt: scheduledAt });
    await expectSent(email);
    const [{ raw, recipients, at } = { raw: '', recipients: [], at: new Date(0) }] = received(email);
    expect(at.getTime()).toBeGreaterThanOrEqual(Date.parse(scheduledAt));
    expect(at.getTime()).toBeLessThan(Date.parse(scheduledAt) + 10_000);
    expect(recipients).toEqual(['camille@example.be', 'team@example.be', 'archive@example.be']);
    expect(raw).not.toContain('archive@example.be');
    const mail = await simpleParser(raw);
    expect(mail.from?.value).toEqual([{ name: 'Noor Dewitte', address: 'talent@byline.example' }]);
    expect(mail.replyTo?.value).toEqual([email.replyTo && { name: email.replyTo.name, address: email.replyTo.email }]);
    expect(mail.html).toContain('<strong>meet</strong>');
    expect(mail.text).toContain('Shall we meet?');
  });

  it('finishes the current mail before it stops', async () => {
    const worker = await aWorker();
    const { answer, release } = stall();
    smtp.onData = () => answer;
    const email = await write();
    await isOffered(email);
    const stopped = worker.stop();
    workers.length = 0;
    await pause(500, 'it is told to stop meanwhile');
    release();
    await stopped;
    expect(await read(email._id)).toMatchObject({ status: 'sent' });
    expect(received(email)).toHaveLength(1);
  });

  it('answers only health requests, and metrics on another port', async () => {
    const { url, metricsUrl } = await aWorker();
    await reaches((await write())._id, 'sent');
    // Counts after the database knows, which the wait above ensures.
    const metrics = await until('the mail is counted', async () => {
      const text = await (await fetch(`${metricsUrl}/metrics`)).text();
      return /^mails_sent_total\{kind="message"\} 1$/m.test(text) && text;
    });
    expect(metrics).toMatch(/^mail_lateness_seconds_count [1-9]/m);
    for (const path of ['/metrics', '/api/v1/emails']) expect((await fetch(`${url}${path}`)).status).toBe(404);
    expect((await fetch(`${metricsUrl}/health/live`)).status).toBe(404);
  });
});

describe('sent once, with the same Message-ID, if', () => {
  it('the worker is killed before its time', async () => {
    await aWorker();
    const scheduledAt = inSeconds(3);
    const email = await write({ scheduledAt });
    await killWorkers();
    expect(await read(email._id)).toMatchObject({ status: 'scheduled', attempts: 0 });
    await pause(Date.parse(scheduledAt) - Date.now(), 'its time comes while there is no worker');
    await startWorker();
    await expectSent(email);
  });

  it('the worker is killed in the middle of DATA', async () => {
    await aWorker();
    smtp.onData = () => stall().answer;
    const email = await write();
    await isOffered(email);
    expect(await read(email._id)).toMatchObject({ status: 'sending' });
    await killWorkers();
    smtp.onData = () => undefined;
    await startWorker();
    await expectSent(email);
    expect(offered(email)[1]?.raw).toBe(offered(email)[0]?.raw);
  });

  it('Redis loses everything while it is scheduled', async () => {
    await aWorker();
    const email = await write({ scheduledAt: inSeconds(2) });
    await flushRedis();
    await expectSent(email);
  });

  it('Redis loses everything while it is being sent', async () => {
    await aWorker();
    const { answer, release } = stall();
    smtp.onData = () => answer;
    const email = await write();
    await isOffered(email);
    await flushRedis();
    release();
    await expectSent(email);
  });

  it('the mail server is down at first', async () => {
    await smtp.stop();
    await aWorker();
    const email = await write();
    const late = await until(
      'a reason is there',
      async () => {
        const found = await read(email._id);
        return found.reason && found;
      },
      TIMEOUT_SECONDS,
    );
    expect(late).toMatchObject({ reason: expect.stringContaining('ECONNREFUSED') as string });
    await smtp.start();
    await expectSent(email);
  });

  it('the mail server says 451 at first', async () => {
    smtp.onData = once(451);
    await aWorker();
    const email = await write();
    await expectSent(email);
    expect(await read(email._id)).toMatchObject({ attempts: 2, reason: null });
    expect(offered(email)[1]?.raw).toBe(offered(email)[0]?.raw);
  });

  it('the mail server never answers, and the connection is closed before the lease ends', async () => {
    smtp.onData = once(stall().answer);
    await aWorker();
    // The worker's time for an attempt begins before the mail server has the mail, so the test's time begins before the mail.
    const began = Date.now();
    const email = await write();
    await expectSent(email);
    const [, second] = offered(email);
    expect((second?.at.getTime() ?? 0) - began).toBeGreaterThan(LEASE_SECONDS * 600);
  });

  it('two workers run', async () => {
    await Promise.all([aWorker(), startWorker()]);
    // The mail server shares this process with the API: forty simultaneous writes or reads would delay its answers beyond a lease.
    const emails: EmailResponse[] = [];
    while (emails.length < 40) emails.push(await write());
    for (const email of emails) await expectSent(email);
  });
});

describe('an attempt on a mail', () => {
  it('sends no mail before its time, and none that another attempt is sending', async () => {
    await aWorker();
    const { answer, release } = stall();
    smtp.onData = () => answer;
    const [early, taken] = await Promise.all([write({ scheduledAt: inSeconds(600) }), write()]);
    const queue = new Queue('mail', { connection: { url: api.env.REDIS_URL ?? '' } });
    const looks = [early, taken].flatMap(({ _id }) =>
      Array.from({ length: 10 }, () => ({ name: 'send', data: { id: _id } })),
    );
    await queue.addBulk(looks);
    await until('all have looked', async () => (await queue.getWaitingCount()) === 0, TIMEOUT_SECONDS);
    await isOffered(taken);
    release();
    await expectSent(taken);
    await queue.close();
    expect(offered(taken)).toHaveLength(1);
    expect(offered(early)).toHaveLength(0);
    expect(await read(early._id)).toMatchObject({ status: 'scheduled', attempts: 0 });
  });
});

describe('a refused mail', () => {
  it('fails at once on a 5xx, with the server’s words, and leaves after a retry', async () => {
    smtp.onRecipient = () => 550;
    await aWorker();
    const email = await write();
    expect(await reaches(email._id, 'failed')).toMatchObject({ attempts: 1, reason: '550 the test says 550' });
    smtp.onRecipient = () => undefined;
    const again = await recruiter.post<EmailResponse>(`/emails/${email._id}/retry`);
    expect(again).toMatchObject({ status: 200, body: { status: 'scheduled', reason: null } });
    await expectSent(email);
  });

  it('is sent again only to the deferred recipients', async () => {
    let refusals = 1;
    smtp.onRecipient = (address) => {
      if (address === 'unknown@example.be') return 550;
      return address === 'busy@example.be' && refusals-- > 0 ? 450 : undefined;
    };
    await aWorker();
    const email = await write({
      cc: [
        { name: 'Busy', email: 'busy@example.be' },
        { name: 'Unknown', email: 'unknown@example.be' },
      ],
    });
    expect(await reaches(email._id, 'sent')).toMatchObject({ reason: 'unknown@example.be: 550 the test says 550' });
    expect(received(email).map(({ recipients }) => recipients)).toEqual([['camille@example.be'], ['busy@example.be']]);
  });
});

describe('a changed mail', () => {
  it('is sent at the new time with the new words, earlier or later', async () => {
    await aWorker();
    const [earlier, later] = await Promise.all([
      write({ scheduledAt: inSeconds(600) }),
      write({ scheduledAt: inSeconds(5) }),
    ]);
    const former = Date.now() + 5_000;
    await recruiter.patch(`/emails/${later._id}`, { scheduledAt: inSeconds(600) });
    await recruiter.patch(`/emails/${earlier._id}`, {
      scheduledAt: inSeconds(1),
      message: '<p>Sooner</p>',
      version: 0,
    });
    await expectSent(earlier);
    await until('its former time is over', () => Promise.resolve(Date.now() > former));
    expect(received(earlier)[0]?.raw).toContain('Sooner');
    expect(await read(later._id)).toMatchObject({ status: 'scheduled' });
  });

  it('is not sent after a cancellation, and not cancelled after its delivery', async () => {
    await aWorker();
    const emails = await Promise.all(Array.from({ length: 20 }, () => write()));
    const answers = await Promise.all(
      emails.map(async (email) => ({ email, status: (await recruiter.delete(`/emails/${email._id}`)).status })),
    );
    for (const { email, status } of answers) {
      expect([204, 409]).toContain(status);
      await reaches(email._id, status === 204 ? 'cancelled' : 'sent');
      if (status === 204) cancelled.push(email);
    }
  });

  it('is neither edited nor cancelled while it is being sent', async () => {
    const { answer, release } = stall();
    smtp.onData = () => answer;
    await aWorker();
    const email = await write();
    await isOffered(email);
    const edited = await recruiter.problem('PATCH', `/emails/${email._id}`, { subject: 'Other' });
    const refused = await recruiter.problem('DELETE', `/emails/${email._id}`);
    for (const problem of [edited, refused])
      expect(problem).toMatchObject({ status: 409, code: 'impossible_transition' });
    release();
    await expectSent(email);
  });
});

describe('after all that', () => {
  it('no mail was sent twice, and no cancelled mail', async () => {
    await killWorkers();
    await startWorker();
    await wouldBeSeen();
    const deliveries = smtp.received.flatMap(({ id, recipients }) =>
      recipients.map((recipient) => `${id} ${recipient}`),
    );
    expect(deliveries.length).toBeGreaterThan(45);
    expect(new Set(deliveries).size).toBe(deliveries.length);
    expect(cancelled.flatMap(received)).toEqual([]);
  });
});
