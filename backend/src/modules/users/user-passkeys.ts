import { Injectable } from '@nestjs/common';
import type { ClientSession, Types } from 'mongoose';
import { PasskeysRepository } from './passkeys.repository.js';
import type { PasskeyRecord, UserRecord } from './user.record.js';

/** The stored passkeys of users, for the module that makes and checks them. */
@Injectable()
export class UserPasskeys {
  constructor(private readonly repository: PasskeysRepository) {}

  findOwner(credentialId: string): Promise<UserRecord | null> {
    return this.repository.findOwner(credentialId);
  }

  /** False when the user has the maximum. */
  add(userId: Types.ObjectId, passkey: PasskeyRecord, session: ClientSession): Promise<boolean> {
    return this.repository.add(userId, passkey, session);
  }

  /** False when it was removed, or another login used it meanwhile. */
  used(userId: Types.ObjectId, passkey: PasskeyRecord, counter: number): Promise<boolean> {
    return this.repository.used(userId, passkey, counter);
  }

  /** The renamed passkey; null when the user has no such one. */
  rename(userId: string, id: string, name: string): Promise<PasskeyRecord | null> {
    return this.repository.rename(userId, id, name);
  }

  remove(userId: Types.ObjectId, id: Types.ObjectId, session: ClientSession): Promise<void> {
    return this.repository.remove(userId, id, session);
  }
}
