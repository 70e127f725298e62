import { MongoClient, type Db } from 'mongodb';
import { cleanUpLater } from '../lib/cleanup.ts';
import { startData, startWorker } from '../lib/product.ts';
import { freePorts, type Ports } from '../lib/settings.ts';
import { waitFor } from '../lib/wait.ts';
import { startSink, type Sink } from './mail-sink.ts';
import type { Row, Section } from './row.ts';

/** Due after this measurement, and before the reconciler's next run but one, so each mail has its job. */
const WAITING_MS = 90 * 60_000;
const RECONCILE_SECONDS = '3600';

/** Mails that become due one after the other, after the worker has queued the waiting ones. */
const PUNCTUAL = { mails: 600, everyMs: 50, afterMs: 5_000 };
const BATCH = 5_000;

interface Outbox {
  db: Db;
  env: Record<string, string>;
  ports: Ports;
  folder: string;
  sink: Sink;
}

const box = (name: string) => ({ name, email: `${name.toLowerCase()}@byline.example` });

function mailOf(subject: string, dueAt: Date) {
  const now = new Date();
  const body = { html: `<p>${'A line of a mail. '.repeat(40)}</p>`, text: 'A line of a mail. '.repeat(40) };
  const to = { from: box('Lotte'), replyTo: box('Lotte'), to: box('Camille'), cc: [], bcc: [] };
  const content = { subject, message: body.html, kind: 'message', confidential: false, body };
  const state = { status: 'scheduled', scheduledAt: dueAt, dueAt, lease: null, attempts: 0, reason: null };
  const rest = { remaining: null, refused: [], sentAt: null, createdBy: null, expireAt: null, candidateId: null };
  const kept = { createdAt: now, modifiedAt: now, version: 0, searchText: '', ngrams: [] };
  return { ...to, ...content, ...state, ...rest, ...kept };
}

async function put(db: Db, count: number, one: (index: number) => ReturnType<typeof mailOf>): Promise<void> {
  for (let from = 0; from < count; from += BATCH)
    await db
      .collection('emails')
      .insertMany(Array.from({ length: Math.min(BATCH, count - from) }, (_, place) => one(from + place)));
}

/** The delays in milliseconds of mails that become due one by one while many wait. */
async function latenessOf({ db, env, ports, folder, sink }: Outbox, waiting: number): Promise<number[]> {
  const later = new Date(Date.now() + WAITING_MS);
  await put(db, waiting, (index) => mailOf(`waits ${index}`, later));
  sink.arrivals.clear();
  // The worker queues in order of time, so it has queued the waiting mails when the first of these is due.
  const first = Date.now() + PUNCTUAL.afterMs + waiting / 2;
  const dueAt = (index: number): number => first + index * PUNCTUAL.everyMs;
  await put(db, PUNCTUAL.mails, (index) => mailOf(String(index), new Date(dueAt(index))));
  const worker = await startWorker(env, ports, folder);
  const allArrived = () => Promise.resolve(sink.arrivals.size >= PUNCTUAL.mails);
  await waitFor('the last mail', allArrived, { timeout: 300_000 });
  await worker.stop();
  return [...sink.arrivals].map(([subject, at]) => at - dueAt(Number(subject)));
}

const quantile = (sorted: readonly number[], share: number): number => sorted[Math.floor(sorted.length * share)] ?? NaN;

/** On its own data, because the waiting mails stay behind. */
export async function mail(folder: string, waiting: number): Promise<Section> {
  const sink = await startSink();
  const settings = { LOG_LEVEL: 'error', SMTP_URL: sink.url, MAIL_RECONCILE_SECONDS: RECONCILE_SECONDS };
  const ports = await freePorts();
  const { env } = await startData({ stateFolder: folder, ports, demoSize: 0, env: settings });
  const client = await new MongoClient(env.MONGODB_URI ?? '').connect();
  cleanUpLater('the connection to the outbox', () => client.close());
  const late = (await latenessOf({ db: client.db(), env, ports, folder, sink }, waiting)).toSorted((a, b) => a - b);
  const p99 = quantile(late, 0.99);
  const lateness: Row = {
    what: 'lateness, p99',
    value: { median: p99, least: p99, most: late.at(-1) ?? NaN },
    unit: 'ms',
    goal: { atMost: 500 },
    detail: `p50 ${quantile(late, 0.5).toFixed(0)} ms, the latest ${late.at(-1)?.toFixed(0)} ms`,
  };
  return {
    title: `Mail, with ${waiting.toLocaleString('en')} waiting`,
    about: `${PUNCTUAL.mails} mails that become due one every ${PUNCTUAL.everyMs} ms, from when each is due until the mail server has it.`,
    rows: [lateness],
  };
}
