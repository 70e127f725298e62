import { MongoClient, ObjectId } from 'mongodb';
import nodemailer from 'nodemailer';
import { cleanUpLater } from '../lib/cleanup.ts';
import { startData, startWorker } from '../lib/product.ts';
import { pause } from '../lib/pause.ts';
import { freePorts } from '../lib/settings.ts';
import { waitFor } from '../lib/wait.ts';
import type { Section } from './row.ts';

const MAILS = 1_000;
const SPREAD_MS = 60_000;
const CONVERSATIONS = 100;
const MAX_MS = 5_000;

/** A mail of ours, which others answer. */
function sentMail(_id: ObjectId, conversationId: ObjectId) {
  const box = { name: 'Camille', email: `${String(_id)}@example.be` };
  const now = new Date();
  return {
    ...{
      _id,
      conversationId,
      candidateId: null,
      from: box,
      replyTo: null,
      to: box,
      cc: [],
      bcc: [],
      subject: 'A question',
    },
    ...{ message: '<p>Hello</p>', mentions: [], kind: 'message', confidential: false, body: null, scheduledAt: null },
    ...{
      status: 'sent',
      dueAt: now,
      lease: null,
      attempts: 1,
      reason: null,
      remaining: null,
      refused: [],
      sentAt: now,
    },
    ...{ createdBy: null, expireAt: null, createdAt: now, modifiedAt: now, version: 0, searchText: '', ngrams: [] },
  };
}

const quantile = (sorted: readonly number[], share: number): number => sorted[Math.floor(sorted.length * share)] ?? NaN;

/** A thousand answers within a minute: the time from the arrival of each until it stands in its conversation. */
export async function inbound(folder: string): Promise<Section> {
  const ports = await freePorts();
  const { env } = await startData({ stateFolder: folder, ports, demoSize: 0, env: { LOG_LEVEL: 'error' } });
  const mongo = await new MongoClient(env.MONGODB_URI ?? '').connect();
  cleanUpLater('the connection to the mails', () => mongo.close());
  const db = mongo.db();
  const asked = Array.from({ length: CONVERSATIONS }, () => sentMail(new ObjectId(), new ObjectId()));
  await db.collection('emails').insertMany(asked);
  const now = new Date();
  const conversation = {
    candidateId: null,
    subject: 'A question',
    lastAt: now,
    mailCount: 1,
    version: 0,
    createdAt: now,
    modifiedAt: now,
  };
  await db.collection('conversations').insertMany(asked.map(({ conversationId: _id }) => ({ _id, ...conversation })));
  const worker = await startWorker(env, ports, folder);
  const transport = nodemailer.createTransport({
    host: '127.0.0.1',
    port: ports.inboundSmtp,
    ignoreTLS: true,
    pool: true,
  });
  await waitFor('the worker listens', () => transport.verify().catch(() => false), { timeout: 30_000 });
  const started = performance.now();
  const sending = Array.from({ length: MAILS }, async (_, index) => {
    await pause((index * SPREAD_MS) / MAILS, 'mails come one after the other');
    const email = asked[index % CONVERSATIONS];
    await transport.sendMail({
      ...{ from: `person${index}@example.be`, to: 'team@byline.localhost', subject: 'Re: A question' },
      ...{
        inReplyTo: `<${String(email?._id)}@byline.example>`,
        html: `<p>Answer ${index}</p><blockquote type="cite">Hello</blockquote>`,
      },
    });
  });
  await Promise.all(sending);
  const mails = db.collection<{ state: string; receivedAt: Date; modifiedAt: Date }>('received_mails');
  const areFiled = async (): Promise<boolean> => (await mails.countDocuments({ state: 'filed' })) === MAILS;
  await waitFor('all mails are filed', areFiled, { timeout: 120_000 });
  const seconds = (performance.now() - started) / 1_000;
  const filed = await mails.find().toArray();
  await worker.stop();
  const late = filed
    .map(({ receivedAt, modifiedAt }) => modifiedAt.getTime() - receivedAt.getTime())
    .toSorted((a, b) => a - b);
  const last = late.at(-1) ?? NaN;
  return {
    title: 'Mails that come in',
    about: `${MAILS.toLocaleString('en')} answers in ${Math.round(seconds)} s, from the arrival of each until it stands in its conversation.`,
    rows: [
      {
        ...{ what: 'until it is seen, the latest', value: { median: last, least: last, most: last }, unit: 'ms' },
        ...{ goal: { atMost: MAX_MS }, detail: `p50 ${quantile(late, 0.5)} ms, p99 ${quantile(late, 0.99)} ms` },
      },
    ],
  };
}
