import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import packet from 'dns-packet';

/** TXT records by name: a name server that knows these alone. */
export class TestDns {
  private readonly socket: Socket = createSocket('udp4');

  constructor(private readonly records: Readonly<Record<string, string>>) {}

  async start(): Promise<void> {
    this.socket.on('message', (asked, { port, address }) => {
      const { id = 0, questions = [] } = packet.decode(asked);
      const found = questions.flatMap(({ name, type }) => {
        const data = type === 'TXT' ? this.records[name.toLowerCase()] : undefined;
        // One string of a record has 255 signs at most.
        return data === undefined ? [] : [{ name, type: 'TXT' as const, ttl: 60, data: data.match(/.{1,250}/g) ?? [] }];
      });
      const isThere = questions.some(({ name }) => Object.keys(this.records).some((one) => one.endsWith(name)));
      // 3: no such name.
      const flags = packet.RECURSION_AVAILABLE | (isThere ? 0 : 3);
      this.socket.send(packet.encode({ type: 'response', id, flags, questions, answers: found }), port, address);
    });
    this.socket.bind(0, '127.0.0.1');
    await once(this.socket, 'listening');
  }

  /** As a setting names it. */
  get server(): string {
    return `127.0.0.1:${this.socket.address().port}`;
  }

  async stop(): Promise<void> {
    this.socket.close();
    await once(this.socket, 'close');
  }
}
