import { Injectable } from '@nestjs/common';
import { MAX_PASSKEYS } from '@byline/shared-types/domain';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, Types } from 'mongoose';
import type { PasskeyRecord, UserRecord } from './user.record.js';

/** Passkeys are part of their user's record. */
@Injectable()
export class PasskeysRepository {
  constructor(@InjectModel('User') private readonly users: Model<UserRecord>) {}

  findOwner(credentialId: string): Promise<UserRecord | null> {
    return this.users.findOne({ 'passkeys.credentialId': { $type: 'string', $eq: credentialId } }).lean<UserRecord>();
  }

  /** False when the user has the maximum. */
  async add(userId: Types.ObjectId, passkey: PasskeyRecord, session: ClientSession): Promise<boolean> {
    const { modifiedCount } = await this.users.updateOne(
      { _id: userId, [`passkeys.${MAX_PASSKEYS - 1}`]: { $exists: false } },
      { $push: { passkeys: passkey }, $inc: { version: 1 } },
      { session },
    );
    return modifiedCount === 1;
  }

  /** False when it was removed, or another login used it meanwhile. */
  async used(userId: Types.ObjectId, { _id, counter }: PasskeyRecord, next: number): Promise<boolean> {
    const { modifiedCount } = await this.users.updateOne(
      { _id: userId, passkeys: { $elemMatch: { _id, counter } } },
      { $set: { 'passkeys.$.counter': next, 'passkeys.$.lastUsedAt': new Date() } },
    );
    return modifiedCount === 1;
  }

  /** The renamed passkey; null when the user has no such one. */
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
