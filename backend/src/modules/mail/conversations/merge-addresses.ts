import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import type { CandidateMerge } from '../../../common/events/candidate-merge.js';
import { MailAddressesRepository } from './mail-addresses.repository.js';

const KEPT = 'addresses';

/** Both addresses of two candidates who become one lead to the one that stays: mail from either is theirs. */
@Injectable()
export class MergeAddresses {
  constructor(private readonly addresses: MailAddressesRepository) {}

  async join(merge: CandidateMerge, session: ClientSession): Promise<void> {
    for (const email of new Set([merge.gone.email, merge.stays.email])) {
      const known = await this.addresses.find(email, session);
      if (email === merge.email || known?.candidateId) continue;
      await this.addresses.keep(email, merge.stays._id, session);
      merge.keep(KEPT, [email]);
    }
  }

  async separate(merge: CandidateMerge, session: ClientSession): Promise<void> {
    for (const email of merge.keptOf<string>(KEPT)) await this.addresses.release(email, merge.stays._id, session);
  }
}
