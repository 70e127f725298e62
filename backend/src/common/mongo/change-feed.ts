import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';

/** How long the database waits for a change before it says that there was none; below any limit of a command. */
const QUIET_MS = 500;
/** A feed that has not been heard for so long is not open. */
const SILENT_MS = 2_000;
const RETRY_MS = 1_000;

/** Is told the id of what changed, or null when anything may have. */
type Listener = (id: string | null) => void;

interface Listening {
  /** An update of none of these is not told. */
  fields: ReadonlySet<string>;
  listener: Listener;
}

/** A write to a record, or without its key to a whole collection. */
interface Change {
  ns: { coll: string };
  documentKey?: { _id: unknown };
  /** Of an update: the paths of what it wrote or took away. */
  written: string[] | null;
}

const keysOf = (path: string) => ({ $map: { input: { $objectToArray: path }, in: '$$this.k' } });
const WRITTEN = {
  $cond: [
    { $eq: ['$operationType', 'update'] },
    {
      $concatArrays: [
        keysOf('$updateDescription.updatedFields'),
        '$updateDescription.removedFields',
        { $ifNull: ['$updateDescription.truncatedArrays.field', []] },
      ],
    },
    null,
  ],
};

const namesAny = (fields: ReadonlySet<string>, paths: readonly string[]): boolean =>
  paths.some((path) => fields.has(path.split('.')[0] ?? ''));

/** Tells of changes in the database, whichever process made them, and knows whether it would be told of one now. */
@Injectable()
export class ChangeFeed implements OnModuleDestroy {
  private readonly logger = new Logger(ChangeFeed.name);
  private readonly listeners = new Map<string, Listening>();
  private readonly ending = new AbortController();
  private running: Promise<void> | undefined;
  private heardAt = -Infinity;

  constructor(@InjectConnection() private readonly connection: Connection) {}

  /** To what happens to these fields, and to what comes and goes. Before anybody asks whether the feed is open. */
  listen(collection: string, fields: readonly string[], listener: Listener): void {
    this.listeners.set(collection, { fields: new Set(fields), listener });
  }

  /** The first who asks opens it. */
  isOpen(): boolean {
    this.running ??= this.run();
    return performance.now() - this.heardAt < SILENT_MS;
  }

  async onModuleDestroy(): Promise<void> {
    this.ending.abort();
    await this.running;
  }

  private async run(): Promise<void> {
    const { signal } = this.ending;
    // Whatever broke, the feed may have been on it: it notices late itself, for the driver first tries to end it in order.
    this.connection.getClient().on('connectionPoolCleared', this.lose);
    while (!signal.aborted) {
      await this.follow().catch((error: unknown) => {
        if (!signal.aborted) this.logger.warn(error, 'the change stream ended and is opened again');
      });
      this.lose();
      await sleep(RETRY_MS, undefined, { signal, ref: false }).catch(() => undefined);
    }
    this.connection.getClient().off('connectionPoolCleared', this.lose);
  }

  private readonly lose = (): void => {
    this.heardAt = -Infinity;
  };

  /** A plain cursor, since the driver's own streams open themselves again without telling when they broke off. */
  private async follow(): Promise<void> {
    const changes = [
      { $changeStream: {} },
      { $match: { 'ns.coll': { $in: [...this.listeners.keys()] } } },
      { $project: { ns: 1, documentKey: 1, written: WRITTEN } },
    ];
    const cursor = this.connection.db?.aggregate<Change>(changes, { maxAwaitTimeMS: QUIET_MS });
    if (!cursor) return;
    const close = (): void => void cursor.close().catch(() => undefined);
    this.ending.signal.addEventListener('abort', close);
    try {
      // Each turn is one answer of the database: a change, or that there was none.
      while (!cursor.closed) this.hear(await cursor.tryNext());
    } finally {
      this.ending.signal.removeEventListener('abort', close);
      close();
    }
  }

  private hear(change: Change | null): void {
    // Nobody was told of what was missed.
    if (!this.isOpen()) this.tellAll();
    this.heardAt = performance.now();
    if (!change) return;
    const { ns, documentKey, written } = change;
    const listening = this.listeners.get(ns.coll);
    if (!documentKey) this.tellAll();
    else if (listening && (!written || namesAny(listening.fields, written)))
      listening.listener(String(documentKey._id));
  }

  private tellAll(): void {
    this.listeners.forEach(({ listener }) => listener(null));
  }
}
