import { Injectable } from '@nestjs/common';
import type { AddressTrouble } from '@byline/shared-types/domain';
import { MailAddressesRepository } from './mail-addresses.repository.js';

/** Tells the profile of a candidate whether mails reach their address. */
@Injectable()
export class AddressTroubles {
  constructor(private readonly addresses: MailAddressesRepository) {}

  /** The reason for which mails to an address come back; null if none do. */
  async of(email: string): Promise<AddressTrouble | null> {
    const found = await this.addresses.find(email);
    return found?.badSince ? found.reason : null;
  }
}
