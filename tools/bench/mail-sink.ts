import { createInterface } from 'node:readline';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { cleanUpLater } from '../lib/cleanup.ts';

/** A mail server that accepts every mail and records its time. */
export interface Sink {
  url: string;
  /** When each mail arrived, by its subject. */
  arrivals: Map<string, number>;
}

export async function startSink(): Promise<Sink> {
  const arrivals = new Map<string, number>();
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    closeTimeout: 100,
    onData: (stream, _session, done) => {
      const lines = createInterface({ input: stream });
      lines.on('line', (line) => {
        const subject = /^Subject: (.*)$/.exec(line)?.[1];
        if (subject !== undefined) arrivals.set(subject, Date.now());
      });
      lines.on('close', () => done());
    },
  });
  server.on('error', () => undefined); // workers that are stopped leave their connections
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  cleanUpLater('the mail sink', () => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = server.server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, arrivals };
}
