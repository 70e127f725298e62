import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';

/** A received mail. */
export interface Received {
  /** Its Message-ID header. */
  id: string;
  raw: string;
  recipients: string[];
  at: Date;
}

/** The server's answer: an error, or undefined for success. */
type Reply = number | undefined;
type Answer = Reply | Promise<Reply>;

/** A mail server with answers from the test. Only mails with the answer 250 count as received. */
export class TestSmtp {
  readonly received: Received[] = [];
  /** All mails sent in DATA, accepted or not. */
  readonly offered: Received[] = [];
  onRecipient: (address: string) => Answer = () => undefined;
  onData: (mail: Received) => Answer = () => undefined;
  private server: SMTPServer | undefined;
  port = 0;

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  /** Starts on a free port, or on its previous one. */
  async start(): Promise<void> {
    const server = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      closeTimeout: 100,
      onRcptTo: ({ address }, _, done) => void answer(this.onRecipient(address), done),
      // The stream fails if a worker is killed during a mail; no reply is possible then.
      onData: (stream, session, done) => void this.take(stream, session).then((reply) => answer(reply, done), done),
    });
    // A killed worker resets its connections.
    server.on('error', () => undefined);
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', resolve));
    this.port = (server.server.address() as AddressInfo).port;
    this.server = server;
  }

  async stop(): Promise<void> {
    const { server } = this;
    this.server = undefined;
    if (server) await new Promise<void>((resolve) => server.close(resolve));
  }

  /** Accepts every mail again. */
  reset(): void {
    this.onRecipient = () => undefined;
    this.onData = () => undefined;
  }

  private async take(stream: SMTPServerDataStream, session: SMTPServerSession): Promise<Reply> {
    const raw = (await buffer(stream)).toString('utf8');
    const recipients = session.envelope.rcptTo.map(({ address }) => address);
    const id = /^Message-ID: (<[^>]+>)/m.exec(raw)?.[1] ?? '';
    const mail: Received = { id, raw, recipients, at: new Date() };
    this.offered.push(mail);
    const reply = await this.onData(mail);
    if (reply === undefined) this.received.push(mail);
    return reply;
  }
}

async function answer(reply: Answer, done: (error?: Error) => void): Promise<void> {
  const code = await reply;
  if (code === undefined) done();
  else done(Object.assign(new Error(`the test says ${code}`), { responseCode: code }));
}

/** An answer that waits until the test releases it. */
export function stall(): { answer: Promise<Reply>; release: (reply?: Reply) => void } {
  const { promise, resolve } = Promise.withResolvers<Reply>();
  return { answer: promise, release: resolve };
}
