import { readFileSync } from 'node:fs';
import { Inject, Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { Redis } from 'ioredis';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import { PeriodicJobs } from '../../../common/periodic/periodic-jobs.js';
import { ProblemError } from '../../../common/errors/problem.error.js';
import { RedisLimit } from '../../../common/redis/redis-limit.js';
import { Config } from '../../../config/config.js';
import { InboundAddresses } from './inbound-addresses.js';
import { TakeIn } from './take-in.js';

export const MAX_MAIL_BYTES = 25_000_000;
/** Bytes of mails that arrive at the same time; the servers of others try again later. */
const MAX_HELD = 100_000_000;
const MAX_CLIENTS = 100;
const MAX_RECIPIENTS = 50;
const HOUR_SECONDS = 3_600;
const SOCKET_MS = 60_000;
/** Seconds until another attempt to listen, while another process has the port. */
const LISTEN_SECONDS = 5;

/** An answer other than 250. */
const refusal = (responseCode: number, words: string): Error => Object.assign(new Error(words), { responseCode });
const LATER = refusal(451, '4.3.0 Try again later');

/** Listens for mail (SMTP) and takes it for known addresses only. */
@Injectable()
export class SmtpIntake implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger(SmtpIntake.name);
  private readonly limit: RedisLimit;
  private server: SMTPServer | null = null;
  private held = 0;

  constructor(
    private readonly config: Config,
    private readonly addresses: InboundAddresses,
    private readonly takeIn: TakeIn,
    private readonly periodic: PeriodicJobs,
    @Inject(Redis) redis: Redis,
  ) {
    const points = config.INBOUND_MAILS_PER_SENDER_PER_HOUR;
    this.limit = new RedisLimit(redis, { name: 'inbound-mails', points, duration: HOUR_SECONDS });
  }

  onModuleInit(): void {
    const { INBOUND_SMTP_PORT, INBOUND_DOMAIN } = this.config;
    if (INBOUND_SMTP_PORT > 0 && INBOUND_DOMAIN !== '')
      this.periodic.every(LISTEN_SECONDS, 'SMTP port', () => this.listen());
  }

  /** Running mails end first; their answer comes before the end of the process. */
  async onModuleDestroy(): Promise<void> {
    const { server } = this;
    if (server) await new Promise<void>((resolve) => server.close(resolve));
  }

  private async listen(): Promise<void> {
    if (this.server) return;
    const server = this.create();
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(this.config.INBOUND_SMTP_PORT, this.config.HOST, resolve);
    });
    // A connection that breaks is its sender's.
    server.on('error', (error) => this.logger.debug({ err: error }, 'an SMTP connection broke'));
    this.server = server;
    this.logger.log({ port: this.config.INBOUND_SMTP_PORT }, 'mail comes in');
  }

  private create(): SMTPServer {
    const { INBOUND_TLS_CERT: cert, INBOUND_TLS_KEY: key, INBOUND_DOMAIN } = this.config;
    const hasTls = cert !== '' && key !== '';
    return new SMTPServer({
      name: INBOUND_DOMAIN,
      ...(hasTls && { cert: readFileSync(cert), key: readFileSync(key) }),
      disabledCommands: hasTls ? ['AUTH'] : ['AUTH', 'STARTTLS'],
      size: MAX_MAIL_BYTES,
      maxClients: MAX_CLIENTS,
      maxRecipients: MAX_RECIPIENTS,
      socketTimeout: SOCKET_MS,
      disableReverseLookup: true,
      logger: false,
      onMailFrom: ({ address }, session, done) => void this.checkSender(address, session).then(done),
      onRcptTo: ({ address }, _, done) => {
        done(this.addresses.takes(address) ? null : refusal(550, '5.1.1 No such address here'));
      },
      onData: (stream, session, done) => void this.receive(stream, session).then(done),
    });
  }

  /** A report of a mail server has no sender: its server counts. Without Redis nobody is refused. */
  private async checkSender(address: string, { remoteAddress }: SMTPServerSession): Promise<Error | null> {
    try {
      await this.limit.consume((address || remoteAddress).toLowerCase());
      return null;
    } catch (error) {
      if (error instanceof ProblemError) return refusal(450, '4.7.1 Too many mails; try again later');
      this.logger.warn({ err: error }, 'mails of a sender are not counted');
      return null;
    }
  }

  private async receive(stream: SMTPServerDataStream, session: SMTPServerSession): Promise<Error | null> {
    const { mailFrom, rcptTo } = session.envelope;
    const client = { address: session.remoteAddress, helo: session.hostNameAppearsAs || '' };
    let own = 0;
    const chunks: Buffer[] = [];
    try {
      for await (const chunk of stream as AsyncIterable<Buffer>) {
        const isTooMuch = stream.sizeExceeded || this.held + chunk.length > MAX_HELD;
        if (isTooMuch) continue;
        own += chunk.length;
        this.held += chunk.length;
        chunks.push(chunk);
      }
      if (stream.sizeExceeded) return refusal(552, '5.3.4 The mail is too large');
      if (own < stream.byteLength) return refusal(452, '4.3.1 Too many mails at once; try again later');
      const from = mailFrom === false ? '' : mailFrom.address;
      await this.takeIn.run({ bytes: Buffer.concat(chunks), from, to: rcptTo.map(({ address }) => address), client });
      return null;
    } catch (error) {
      this.logger.error({ err: error }, 'a mail could not be stored');
      return LATER;
    } finally {
      this.held -= own;
    }
  }
}
