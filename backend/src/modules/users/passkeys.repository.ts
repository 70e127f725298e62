import { Injectable } from '@nestjs/common';
import { MAX_PASSKEYS } from '@byline/shared-types/domain';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, Types } from 'mongoose';
import type { PasskeyRecord, UserRecord } from './user.record.js';

/** Passkeys are part of their user, and go with them. */
@Injectable()
export class PasskeysRepository {
  constructor(@InjectModel('User') private readonly users: Model<UserRecord>) {}

  findOwner(credentialId: string): Promise<UserRecord | null> {
    return this.users.findOne({ 'passkeys.credentialId': credentialId }).lean<UserRecord>();
  }

  /** False when there is no room for another one. */
  async add(userId: Types.ObjectId, passkey: PasskeyRecord, session: ClientSession): Promise<boolean> {
    const { modifiedCount } = await this.users.updateOne(
      { _id: userId, [`passkeys.${MAX_PASSKEYS - 1}`]: { $exists: false } },
      { $push: { passkeys: passkey }, $inc: { version: 1 } },
      { session },
    );
    return modifiedCount === 1;
  }

  /** False when it was removed, or used by somebody else meanwhile. */
  async used(userId: Types.ObjectId, { _id, counter }: PasskeyRecord, next: number): Promise<boolean> {
    const { modifiedCount } = await this.users.updateOne(
      { _id: userId, passkeys: { $elemMatch: { _id, counter } } },
      { $set: { 'passkeys.$.counter': next, 'passkeys.$.lastUsedAt': new Date() } },
    );
    return modifiedCount === 1;
  }

  /** As it is then; null when the user has no such passkey. */
  async rename(userId: string, id: string, name: string): Promise<PasskeyRecord | null> {
    const user = await this.users
      .findOneAndUpdate(
        { _id: userId, 'passkeys._id': id },
        { $set: { 'passkeys.$.name': name }, $inc: { version: 1 } },
        { returnDocument: 'after' },
      )
      .lean<UserRecord>();
    return user?.passkeys?.find(({ _id }) => String(_id) === id) ?? null;
  }

  async remove(userId: Types.ObjectId, id: Types.ObjectId, session: ClientSession): Promise<void> {
    await this.users.updateOne(
      { _id: userId },
      { $pull: { passkeys: { _id: id } }, $inc: { version: 1 } },
      { session },
    );
  }
}
