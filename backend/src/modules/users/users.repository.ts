import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import type { UserRecord } from './user.schema.js';

/** An address as it is stored and compared. */
export const normaliseEmail = (email: string): string => email.trim().toLowerCase();

@Injectable()
export class UsersRepository {
  constructor(@InjectModel('User') private readonly users: Model<UserRecord>) {}

  findById(id: string | Types.ObjectId): Promise<UserRecord | null> {
    return this.users.findById(id).lean<UserRecord>();
  }

  findByEmail(email: string): Promise<UserRecord | null> {
    return this.users.findOne({ email: normaliseEmail(email) }).lean<UserRecord>();
  }

  /** Accepts a two-factor time step once; false when it, or a later one, was used before. */
  async acceptStep(id: Types.ObjectId, step: number): Promise<boolean> {
    const { modifiedCount } = await this.users.updateOne(
      { _id: id, 'twofactor.lastStep': { $lt: step } },
      { $set: { 'twofactor.lastStep': step } },
    );
    return modifiedCount === 1;
  }
}
