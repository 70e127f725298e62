import { join } from 'node:path';
import getPort from 'get-port';
import { MongoClient, type Db } from 'mongodb';
import { cleanUpLater } from '../lib/cleanup.ts';
import { type Running } from '../lib/processes.ts';
import { startData, startWorker } from '../lib/product.ts';
import { freePorts } from '../lib/settings.ts';
import { waitFor } from '../lib/wait.ts';
import { startSink, type Sink } from './mail-sink.ts';
import { spreadOf, type Row, type Section } from './row.ts';

/** Due after this measurement, and before the reconciler's next run but one, so each mail has its job. */
const WAITING_MS = 90 * 60_000;
const RECONCILE_SECONDS = '3600';

/** Mails that become due one after the other, after the worker has queued the waiting ones. */
const PUNCTUAL = { mails: 600, everyMs: 50, afterMs: 5_000 };
/** Mails that are due at once. */
const BURST = 3_000;
const BATCH = 5_000;
const ROUNDS = 5;

interface Outbox {
  db: Db;
  env: Record<string, string>;
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

async function arrived(sink: Sink, count: number): Promise<void> {
  await waitFor('the last mail', () => Promise.resolve(sink.arrivals.size >= count), { timeout: 300_000 });
}

/** Workers of their own ports, ready. */
function startWorkers({ env, folder }: Outbox, count: number): Promise<Running[]> {
  return Promise.all(
    Array.from({ length: count }, async () => {
      const ports = { ...(await freePorts()), worker: await getPort() };
      const own = { WORKER_PORT: String(ports.worker), WORKER_METRICS_PORT: '0' };
      return startWorker({ ...env, ...own }, ports, join(folder, `worker-${ports.worker}`));
    }),
  );
}

/** The delays in milliseconds of mails that become due one by one while many wait. */
async function latenessOf(outbox: Outbox, waiting: number): Promise<number[]> {
  const { db, sink } = outbox;
  const later = new Date(Date.now() + WAITING_MS);
  await put(db, waiting, (index) => mailOf(`waits ${index}`, later));
  sink.arrivals.clear();
  // The worker queues in order of time, so it has queued the waiting mails when the first of these is due.
  const first = Date.now() + PUNCTUAL.afterMs + waiting / 2;
  const dueAt = (index: number): number => first + index * PUNCTUAL.everyMs;
  await put(db, PUNCTUAL.mails, (index) => mailOf(String(index), new Date(dueAt(index))));
  const [worker] = await startWorkers(outbox, 1);
  await arrived(sink, PUNCTUAL.mails);
  await worker?.stop();
  return [...sink.arrivals].map(([subject, at]) => at - dueAt(Number(subject)));
}

/** Mails a second of this many workers when many mails are due at once: of each fifth of them. */
async function throughputOf(outbox: Outbox, workers: number): Promise<number[]> {
  const { db, sink } = outbox;
  sink.arrivals.clear();
  await put(db, BURST, (index) => mailOf(`burst ${index}`, new Date()));
  const running = await startWorkers(outbox, workers);
  await arrived(sink, BURST);
  await Promise.all(running.map((worker) => worker.stop()));
  const times = [...sink.arrivals.values()].toSorted((a, b) => a - b);
  const fifth = Math.floor(BURST / ROUNDS);
  return Array.from({ length: ROUNDS }, (_, round) => {
    const [from = NaN, to = NaN] = [times[round * fifth], times[(round + 1) * fifth - 1]];
    return (1000 * (fifth - 1)) / (to - from);
  });
}

const quantile = (sorted: readonly number[], share: number): number => sorted[Math.floor(sorted.length * share)] ?? NaN;

async function throughputs(outbox: Outbox): Promise<Row[]> {
  const rows: Row[] = [];
  for (const workers of [1, 4]) {
    const what = `mails into an SMTP server, ${workers === 1 ? 'one worker' : `${workers} workers`}`;
    rows.push({ what, value: spreadOf(await throughputOf(outbox, workers)), unit: 'a second' });
  }
  return rows;
}

/** On its own data, because the waiting mails stay behind. */
export async function mail(folder: string, waiting: number): Promise<Section> {
  const sink = await startSink();
  const settings = { LOG_LEVEL: 'error', SMTP_URL: sink.url, MAIL_RECONCILE_SECONDS: RECONCILE_SECONDS };
  const { env } = await startData({ stateFolder: folder, ports: await freePorts(), demoSize: 0, env: settings });
  const client = await new MongoClient(env.MONGODB_URI ?? '').connect();
  cleanUpLater('the connection to the outbox', () => client.close());
  const outbox = { db: client.db(), env, folder, sink };
  const late = (await latenessOf(outbox, waiting)).toSorted((a, b) => a - b);
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
    about: `${PUNCTUAL.mails} mails that become due one every ${PUNCTUAL.everyMs} ms, from when each is due until the mail server has it, and ${BURST.toLocaleString('en')} that are due at once.`,
    rows: [lateness, ...(await throughputs(outbox))],
  };
}
