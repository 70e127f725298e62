import { once } from 'node:events';
import { createConnection, createServer, type AddressInfo, type Socket } from 'node:net';

/** A proxy of the mail catcher that stalls the mails to one address during their transfer, like a slow server. */
export interface SmtpGate {
  url: string;
  /** The beginning of the first stalled mail. */
  held: Promise<string>;
  /** Closes all connections, so stalled mails never arrive. */
  close(): Promise<void>;
}

export async function startSmtpGate(target: string, heldRecipient: string): Promise<SmtpGate> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  const held = Promise.withResolvers<string>();

  const server = createServer((client) => {
    const upstream = createConnection({ host: hostname, port: Number(port) });
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
      // Either side may be killed during a test.
      socket.on('error', () => socket.destroy());
    }
    upstream.pipe(client);
    client.on('close', () => upstream.destroy());
    let isForHeld = false;
    let inData = false;
    client.on('data', (chunk: Buffer) => {
      const text = chunk.toString('utf8');
      if (isForHeld && inData) {
        held.resolve(text);
        return;
      }
      upstream.write(chunk);
      if (!inData && text.includes(`RCPT TO:<${heldRecipient}>`)) isForHeld = true;
      if (/^DATA\r\n/im.test(text)) inData = true;
      else if (text.endsWith('\r\n.\r\n')) isForHeld = inData = false;
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    held: held.promise,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
