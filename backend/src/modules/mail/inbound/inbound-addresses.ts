import { Injectable } from '@nestjs/common';
import { Config } from '../../../config/config.js';
import { ReplyAddress } from '../reply-address.js';

/** The addresses that take mail. */
@Injectable()
export class InboundAddresses {
  private readonly open: ReadonlySet<string>;

  constructor(
    { INBOUND_DOMAIN, INBOUND_MAILBOXES }: Config,
    private readonly replyAddress: ReplyAddress,
  ) {
    const names = [...INBOUND_MAILBOXES.split(','), 'postmaster'].filter(Boolean);
    this.open = new Set(INBOUND_DOMAIN === '' ? [] : names.map((name) => `${name}@${INBOUND_DOMAIN}`));
  }

  takes(address: string): boolean {
    return this.open.has(address.toLowerCase()) || this.replyAddress.emailIdOf(address) !== null;
  }

  /** The ids of the mails that these addresses answer. */
  emailIdsOf(addresses: readonly string[]): string[] {
    return addresses.flatMap((address) => this.replyAddress.emailIdOf(address) ?? []);
  }
}
