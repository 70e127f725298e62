import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** A proxy before a server, which passes everything on until a test makes it fail. */
export class FaultyProxy {
  private readonly server: Server;
  private readonly sockets = new Set<Socket>();
  private stalled = false;
  /** Connections still to be ended at once. */
  private disconnects = 0;
  /** Bytes an answer may have before it breaks off. */
  private limit = Infinity;

  private constructor(private readonly target: URL) {
    this.server = createServer((client) => this.take(client));
  }

  static async to(url: string): Promise<FaultyProxy> {
    const proxy = new FaultyProxy(new URL(url));
    proxy.server.listen(0, '127.0.0.1');
    await once(proxy.server, 'listening');
    return proxy;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Ends what is open, and the next so many connections as soon as they are made. */
  disconnect(times = Infinity): void {
    this.disconnects = times;
    this.hangUp();
  }

  /** Takes connections and never says a word. */
  stall(): void {
    this.stalled = true;
    this.hangUp();
  }

  /** Ends every connection after so many bytes of the answer. */
  breakAfter(bytes: number): void {
    this.limit = bytes;
    this.hangUp();
  }

  /** Passes everything on again. */
  restore(): void {
    this.disconnects = 0;
    this.stalled = false;
    this.limit = Infinity;
    this.hangUp();
  }

  async close(): Promise<void> {
    this.hangUp();
    this.server.close();
    await once(this.server, 'close');
  }

  private hangUp(): void {
    this.sockets.forEach((socket) => socket.destroy());
  }

  private take(client: Socket): void {
    this.keep(client);
    if (this.stalled) return;
    if (this.disconnects > 0) {
      this.disconnects--;
      client.destroy();
      return;
    }
    const server = connect(Number(this.target.port), this.target.hostname);
    this.keep(server);
    let passed = 0;
    server.on('data', (bytes) => {
      passed += bytes.length;
      if (passed > this.limit) server.destroy();
    });
    client.pipe(server);
    server.pipe(client);
    client.once('close', () => server.destroy());
    server.once('close', () => client.destroy());
  }

  private keep(socket: Socket): void {
    this.sockets.add(socket);
    // Broken connections are what this is for; whoever uses them is told by their end.
    socket.on('error', () => undefined);
    socket.once('close', () => this.sockets.delete(socket));
  }
}
