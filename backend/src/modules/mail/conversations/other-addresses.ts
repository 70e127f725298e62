import { Injectable } from '@nestjs/common';
import type { ClientSession, Types } from 'mongoose';
import { MailAddressesRepository } from './mail-addresses.repository.js';

/** Tells the addresses of candidates beside that of the profile: mail from them is theirs. */
@Injectable()
export class OtherAddresses {
  constructor(private readonly addresses: MailAddressesRepository) {}

  /** Of each candidate, by id. */
  async of(
    candidateIds: readonly Types.ObjectId[],
    session?: ClientSession,
  ): Promise<(id: Types.ObjectId) => string[]> {
    const found = candidateIds.length > 0 ? await this.addresses.ofCandidates(candidateIds, session) : [];
    return (id) => found.flatMap(({ candidateId, email }) => (candidateId?.equals(id) ? [email] : []));
  }
}
