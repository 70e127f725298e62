import { createConnection, createServer, type AddressInfo, type Socket } from 'node:net';

/** A gate in front of the mail catcher that can hold a mail in the middle of its transfer, as a slow server would. */
export interface SmtpGate {
  url: string;
  /** From now on nothing a client sends after DATA goes on; resolves with the beginning of the first mail that is held. */
  hold(): Promise<string>;
  /** Lets new connections pass; what was held is dropped. */
  open(): void;
  close(): Promise<void>;
}

export async function startSmtpGate(target: string): Promise<SmtpGate> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let held: ((mail: string) => void) | undefined;

  const server = createServer((client) => {
    const upstream = createConnection({ host: hostname, port: Number(port) });
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
      // Either side may be killed; that is what the gate is for.
      socket.on('error', () => socket.destroy());
    }
    upstream.pipe(client);
    client.on('close', () => upstream.destroy());
    let inData = false;
    client.on('data', (chunk: Buffer) => {
      if (inData && held) {
        held(chunk.toString('utf8'));
        return;
      }
      upstream.write(chunk);
      if (/^DATA\r\n/im.test(chunk.toString('latin1'))) inData = true;
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    hold: () =>
      new Promise((resolve) => {
        held = resolve;
      }),
    open: () => {
      held = undefined;
    },
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}
