import { Injectable } from '@nestjs/common';
import type { AddressTrouble } from '@byline/shared-types/domain';
import { MailAddressesRepository } from './mail-addresses.repository.js';

/** Bad addresses that one mail to many looks at. */
const MOST = 10_000;

/** Tells whether mails reach an address. */
@Injectable()
export class AddressTroubles {
  constructor(private readonly addresses: MailAddressesRepository) {}

  /** The reason for which mails to an address come back; null if none do. */
  async of(email: string): Promise<AddressTrouble | null> {
    const found = await this.addresses.find(email);
    return found?.badSince ? found.reason : null;
  }

  /** Those of these addresses to which mails come back, in lower case. */
  async among(emails: readonly string[]): Promise<ReadonlySet<string>> {
    return new Set(await this.addresses.badAmong(emails.map((email) => email.toLowerCase())));
  }

  /** The bad addresses with their reasons; the newest ones of very many. */
  async all(): Promise<ReadonlyMap<string, AddressTrouble>> {
    const bad = await this.addresses.bad(MOST);
    return new Map(bad.flatMap(({ email, reason }) => (reason ? [[email, reason] as const] : [])));
  }
}
