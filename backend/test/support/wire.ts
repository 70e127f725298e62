import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** The way to a server, which a test can trouble: a port of its own that passes everything on. */
export class Wire {
  private readonly server: Server;
  private readonly sockets = new Set<Socket>();
  private silent = false;
  /** Connections still to be cut at once. */
  private cuts = 0;
  /** Bytes an answer may have before it breaks off. */
  private limit = Infinity;

  private constructor(private readonly target: URL) {
    this.server = createServer((client) => this.take(client));
  }

  static async to(url: string): Promise<Wire> {
    const wire = new Wire(new URL(url));
    wire.server.listen(0, '127.0.0.1');
    await once(wire.server, 'listening');
    return wire;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Ends what is open, and the next so many connections as soon as they are made. */
  cut(times = Infinity): void {
    this.cuts = times;
    this.hangUp();
  }

  /** Takes connections and never says a word. */
  hush(): void {
    this.silent = true;
    this.hangUp();
  }

  /** Ends every connection after so many bytes of the answer. */
  breakAfter(bytes: number): void {
    this.limit = bytes;
    this.hangUp();
  }

  /** As good as new. */
  mend(): void {
    this.cuts = 0;
    this.silent = false;
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
    if (this.silent) return;
    if (this.cuts > 0) {
      this.cuts--;
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
