import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { ImapFlow } from 'imapflow';
import { PeriodicJobs } from '../../../common/periodic/periodic-jobs.js';
import { Config } from '../../../config/config.js';
import { addressesOf, headersOf } from './arrival.js';
import { InboundAddresses } from './inbound-addresses.js';
import { MAX_MAIL_BYTES } from './smtp-intake.js';
import { TakeIn } from './take-in.js';

/** Seconds between two looks at the connection, and at mails that a failure left. */
const LOOK_SECONDS = 10;
/** A provider ends an idle connection after half an hour at the earliest. */
const MAX_IDLE_MS = 5 * 60_000;
const RECIPIENTS = ['delivered-to', 'x-original-to', 'envelope-to', 'to', 'cc'];
const PORTS: Record<string, number> = { 'imap:': 143, 'imaps:': 993 };

/** Takes mails from a mailbox (IMAP) as they arrive, and marks those that it took as read. */
@Injectable()
export class ImapIntake implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger(ImapIntake.name);
  private client: ImapFlow | null = null;
  private taking: Promise<void> = Promise.resolve();

  constructor(
    private readonly config: Config,
    private readonly addresses: InboundAddresses,
    private readonly takeIn: TakeIn,
    private readonly periodic: PeriodicJobs,
  ) {}

  onModuleInit(): void {
    if (this.config.INBOUND_IMAP_URL !== '') this.periodic.every(LOOK_SECONDS, 'IMAP mailbox', () => this.look());
  }

  async onModuleDestroy(): Promise<void> {
    await this.taking.catch(() => undefined);
    this.client?.close();
  }

  /** Connects again after a loss of the connection, and takes what waits. */
  private async look(): Promise<void> {
    if (!this.client?.usable) this.client = await this.connect();
    await this.takeNext();
  }

  private async connect(): Promise<ImapFlow> {
    const { protocol, hostname, port, username, password, pathname } = new URL(this.config.INBOUND_IMAP_URL);
    const client = new ImapFlow({
      ...{ host: hostname, port: Number(port) || (PORTS[protocol] ?? 993), secure: protocol === 'imaps:' },
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
      maxIdleTime: MAX_IDLE_MS,
      logger: false,
    });
    client.on('error', (error: Error) => this.logger.warn({ err: error }, 'the mailbox is away'));
    client.on(
      'exists',
      () =>
        void this.takeNext().catch((error: unknown) =>
          this.logger.error({ err: error }, 'a mail stays in the mailbox'),
        ),
    );
    await client.connect();
    await client.mailboxOpen(decodeURIComponent(pathname.slice(1)) || 'INBOX');
    this.logger.log({ host: hostname }, 'mail comes in from a mailbox');
    return client;
  }

  /** One round at a time; each ends with waiting for the next mail (IDLE). */
  private takeNext(): Promise<void> {
    this.taking = this.taking.catch(() => undefined).then(() => this.takeAll());
    return this.taking;
  }

  private async takeAll(): Promise<void> {
    const { client } = this;
    if (!client?.usable) return;
    const found = (await client.search({ seen: false }, { uid: true })) || [];
    for (const uid of found) await this.takeOne(client, String(uid));
    // Ends by itself with the next command, or with the connection.
    void client.idle().catch(() => undefined);
  }

  private async takeOne(client: ImapFlow, uid: string): Promise<void> {
    const about = await client.fetchOne(uid, { size: true }, { uid: true });
    if (about && (about.size ?? 0) > MAX_MAIL_BYTES)
      this.logger.warn({ uid }, 'a mail is too large and stays in the mailbox');
    else await this.store(client, uid);
    await client.messageFlagsAdd(uid, ['\\Seen'], { uid: true });
  }

  private async store(client: ImapFlow, uid: string): Promise<void> {
    const message = await client.fetchOne(uid, { source: true }, { uid: true });
    if (!message || !message.source) return;
    const headers = headersOf(message.source, ['return-path', ...RECIPIENTS]);
    const to = RECIPIENTS.flatMap((name) => addressesOf(headers[name] ?? ''));
    const [from = ''] = addressesOf(headers['return-path'] ?? '');
    await this.takeIn.run({
      bytes: message.source,
      from,
      client: null,
      to: [...new Set(to)].filter((one) => this.addresses.takes(one)),
    });
  }
}
