import { BlockList, isIPv6 } from 'node:net';
import { Resolver } from 'node:dns/promises';
import type { SenderCheck } from '@byline/shared-types/domain';
import { Injectable, Logger } from '@nestjs/common';
import { authenticate, type AuthenticateResult } from 'mailauth';
import { Config } from '../../../config/config.js';
import type { ReceivedMailRecord } from '../conversations/received-mail.record.js';
import { headersOf } from './arrival.js';
import { ownVerdict, toldVerdict } from './sender-check.rules.js';

/** The time for all questions about one mail. */
const LONGEST_MS = 5_000;
const DNS_LIMITS = { timeout: 1_500, tries: 2 };

/** Addresses of the machine itself and of the own network, which no server on the internet has. */
const INSIDE = new BlockList();
for (const [net, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  ['100.64.0.0', 10],
] as const)
  INSIDE.addSubnet(net, bits);
for (const [net, bits] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  INSIDE.addSubnet(net, bits, 'ipv6');

const isInside = (address: string): boolean => INSIDE.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

type Arrived = Pick<ReceivedMailRecord, 'client' | 'envelope' | 'from'>;
interface Asked {
  ip: string | undefined;
  helo: string;
  sender: string;
}

/** Asks whether a mail is of the domain in its From (docs/domain/mail.md#forged-senders). */
@Injectable()
export class CheckSender {
  private readonly logger = new Logger(CheckSender.name);

  constructor(private readonly config: Config) {}

  async run(bytes: Buffer, { client, envelope, from }: Arrived): Promise<SenderCheck> {
    const { INBOUND_SENDER_CHECK, INBOUND_AUTHSERV_ID } = this.config;
    if (!INBOUND_SENDER_CHECK) return 'unknown';
    const headers = headersOf(bytes, ['authentication-results', 'dkim-signature']);
    const address = client?.address.replace(/^::ffff:(?=\d+\.)/i, '');
    // A mail over the own network comes from a relay, so its address says nothing of the sender.
    const ip = address && !isInside(address) ? address : undefined;
    if (ip === undefined && INBOUND_AUTHSERV_ID !== '')
      return toldVerdict(headers['authentication-results'] ?? '', INBOUND_AUTHSERV_ID);
    if (!client || (ip === undefined && headers['dkim-signature'] === '')) return 'unknown';
    const found = await this.ask(bytes, { ip, helo: client.helo, sender: envelope.from });
    return found ? ownVerdict(found, { from: from?.email ?? '', sawClient: ip !== undefined }) : 'unknown';
  }

  /** Null without an answer in time: a mail does not wait for the resolver. */
  private async ask(bytes: Buffer, { ip, ...about }: Asked): Promise<AuthenticateResult | null> {
    const resolver = new Resolver(DNS_LIMITS);
    const servers = this.config.INBOUND_DNS_SERVERS.split(',').filter(Boolean);
    if (servers.length > 0) resolver.setServers(servers);
    const timer = setTimeout(() => resolver.cancel(), LONGEST_MS);
    const isLate = new Promise<null>((resolve) => setTimeout(() => resolve(null), LONGEST_MS).unref());
    try {
      const asking = authenticate(bytes, {
        ...{ ...about, ...(ip !== undefined && { ip }), mta: this.config.INBOUND_DOMAIN || 'byline' },
        resolver: async (name: string, type: string) => resolver.resolve(name, type) as Promise<string[]>,
        ...{ disableArc: true, disableBimi: true },
      });
      return await Promise.race([asking, isLate]);
    } catch (error) {
      this.logger.warn({ err: error }, 'the sender of a mail could not be checked');
      return null;
    } finally {
      clearTimeout(timer);
    }
  }
}
