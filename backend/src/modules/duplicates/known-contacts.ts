import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import { contactKeys } from './duplicate.rules.js';
import { MatchKeysRepository } from './match-keys.repository.js';

/** Finds the candidates of a phone number or of a whole address as somebody types it (docs/domain/lists.md#search). */
@Injectable()
export class KnownContacts {
  constructor(private readonly keys: MatchKeysRepository) {}

  async find(typed: string): Promise<Types.ObjectId[]> {
    const prefixes = contactKeys(typed);
    return prefixes.length > 0 ? this.keys.beginningWith(prefixes) : [];
  }
}
