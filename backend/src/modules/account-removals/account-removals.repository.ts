import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import type { AccountRemovalRecord } from './account-removal.schema.js';

@Injectable()
export class AccountRemovalsRepository {
  constructor(@InjectModel('AccountRemoval') private readonly removals: Model<AccountRemovalRecord>) {}

  async add(removal: Omit<AccountRemovalRecord, '_id'>, session: ClientSession): Promise<void> {
    await this.removals.create([removal], { session });
  }
}
