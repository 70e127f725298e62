import { Injectable } from '@nestjs/common';
import type { ClientSession, Types } from 'mongoose';
import type { DomainEventMap } from '../../common/events/domain-events.js';
import type { RecognisedPerson } from '../../common/events/recognised-person.js';
import type { CandidateIdentity } from '../candidates/record/candidate.record.js';
import { CandidatesService } from '../candidates/candidates.service.js';
import { OtherAddresses } from '../mail/conversations/other-addresses.js';
import { certaintyOf, hasFactsOf, MAX_SHARING, matchKeys, sharedFacts, type Identity } from './duplicate.rules.js';
import { DuplicatesRepository, type FoundPair } from './duplicates.repository.js';
import { MatchKeysRepository } from './match-keys.repository.js';

/** Someone who shares facts with a person. */
export type Match = Pick<FoundPair, 'reasons' | 'certainty'> & { candidate: CandidateIdentity };

/** Finds the candidates who may be one person by their keys, without reading other candidates (docs/domain/duplicates.md#found). */
@Injectable()
export class FindDuplicates {
  constructor(
    private readonly keys: MatchKeysRepository,
    private readonly duplicates: DuplicatesRepository,
    private readonly candidates: CandidatesService,
    private readonly addresses: OtherAddresses,
  ) {}

  /** Brings the keys and pairs of a written candidate up to date. With the facts of before, nothing is read. */
  async refresh({ before, after }: DomainEventMap['candidate.written'], session: ClientSession): Promise<void> {
    if (!before || !hasFactsOf(before, after)) await this.refreshAll([after], session);
  }

  /** A repeat changes nothing. */
  async refreshAll(candidates: readonly RecognisedPerson[], session: ClientSession): Promise<void> {
    for (const candidate of await this.withAddresses(candidates, session)) await this.refreshOne(candidate, session);
  }

  /** Brings only the keys of candidates up to date, before their pairs are looked at. */
  async setKeys(ids: readonly Types.ObjectId[], session: ClientSession): Promise<void> {
    const candidates = await this.withAddresses(await this.candidates.identitiesOf(ids, session), session);
    for (const candidate of candidates) await this.keys.replace(candidate._id, matchKeys(candidate), session);
  }

  private async refreshOne(candidate: RecognisedPerson & Identity, session: ClientSession): Promise<void> {
    await this.keys.replace(candidate._id, matchKeys(candidate), session);
    const matches = await this.matching(candidate, session);
    const pairs = matches.map(({ candidate: other, reasons, certainty }): FoundPair => {
      const isOlder = candidate.createdAt <= other.createdAt;
      return { candidateIds: isOlder ? [candidate._id, other._id] : [other._id, candidate._id], reasons, certainty };
    });
    await this.duplicates.replace(candidate._id, pairs, session);
  }

  /** The candidates who share enough with a person to be the same one, the surest first. */
  async matching(person: Identity & { _id?: Types.ObjectId }, session?: ClientSession): Promise<Match[]> {
    const sharing = await this.keys.sharing(matchKeys(person), MAX_SHARING, session);
    const others = [...new Set(sharing.map(String))].filter((id) => id !== String(person._id));
    const found = await this.withAddresses(await this.candidates.identitiesOf(others, session), session);
    return found
      .flatMap((candidate): Match[] => {
        const reasons = sharedFacts(person, candidate);
        const certainty = certaintyOf(reasons);
        return certainty ? [{ candidate, reasons, certainty }] : [];
      })
      .sort((a, b) => a.certainty.localeCompare(b.certainty));
  }

  private async withAddresses<T extends RecognisedPerson>(candidates: readonly T[], session?: ClientSession) {
    const addressesOf = await this.addresses.of(
      candidates.map(({ _id }) => _id),
      session,
    );
    return candidates.map((candidate) => ({ ...candidate, otherEmails: addressesOf(candidate._id) }));
  }

  async removeOf(candidateIds: readonly Types.ObjectId[], session: ClientSession): Promise<void> {
    await this.keys.removeOf(candidateIds, session);
    await this.duplicates.removeOf(candidateIds, session);
  }
}
