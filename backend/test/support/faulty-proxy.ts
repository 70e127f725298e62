import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { pause } from '../../../tools/lib/pause.ts';

/** A proxy in front of a server, which forwards everything until a test makes it fail. */
export class FaultyProxy {
  private readonly server: Server;
  private readonly sockets = new Set<Socket>();
  private stalled = false;
  private frozen = false;
  /** Delay of each piece of an answer, in milliseconds. */
  private delay = 0;
  /** Number of coming connections to end at once. */
  private disconnects = 0;
  /** Bytes after which an answer breaks off. */
  private limit = Infinity;

  private port = 0;

  private constructor(private readonly target: URL) {
    this.server = createServer((client) => this.take(client));
  }

  static async to(url: string): Promise<FaultyProxy> {
    const proxy = new FaultyProxy(new URL(url));
    await proxy.listen();
    return proxy;
  }

  get url(): string {
    return `http://127.0.0.1:${this.listeningPort}`;
  }

  /** Ends open connections, and so many new ones at once. */
  disconnect(times = Infinity): void {
    this.disconnects = times;
    this.hangUp();
  }

  /** Accepts connections and never answers. */
  stall(): void {
    this.stalled = true;
    this.hangUp();
  }

  /** Accepts and keeps connections, but forwards nothing. */
  freeze(): void {
    this.frozen = true;
    this.sockets.forEach((socket) => socket.pause());
  }

  /** Delays every answer. */
  slow(milliseconds: number): void {
    this.delay = milliseconds;
  }

  /** Breaks all connections, like a dead process. */
  reset(): void {
    this.disconnects = Infinity;
    this.sockets.forEach((socket) => socket.resetAndDestroy());
  }

  /** Stops listening. */
  async refuse(): Promise<void> {
    this.port = this.listeningPort;
    this.server.close();
    this.hangUp();
    await once(this.server, 'close');
  }

  /** Listens on the same port again. */
  async listen(): Promise<void> {
    this.server.listen(this.port, '127.0.0.1');
    await once(this.server, 'listening');
  }

  /** Ends every connection after so many bytes of its answer. */
  breakAfter(bytes: number): void {
    this.limit = bytes;
    this.hangUp();
  }

  /** Forwards everything again. */
  restore(): void {
    this.disconnects = 0;
    this.stalled = false;
    this.frozen = false;
    this.delay = 0;
    this.limit = Infinity;
    this.hangUp();
  }

  /** The same for a proxy that may have stopped listening. */
  async restoreListening(): Promise<void> {
    this.restore();
    if (!this.server.listening) await this.listen();
  }

  async close(): Promise<void> {
    this.hangUp();
    this.server.close();
    await once(this.server, 'close');
  }

  private get listeningPort(): number {
    return (this.server.address() as AddressInfo).port;
  }

  private hangUp(): void {
    this.sockets.forEach((socket) => socket.destroy());
  }

  private take(client: Socket): void {
    this.keep(client);
    if (this.stalled || this.frozen) return;
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
      if (this.delay === 0) client.write(bytes);
      else void pause(this.delay, 'a slow network').then(() => client.write(bytes));
      if (passed > this.limit) server.destroy();
    });
    client.pipe(server);
    client.once('close', () => server.destroy());
    server.once('close', () => client.destroy());
  }

  private keep(socket: Socket): void {
    this.sockets.add(socket);
    // Ignores broken connections, which are intended; their users notice the end.
    socket.on('error', () => undefined);
    socket.once('close', () => this.sockets.delete(socket));
  }
}
