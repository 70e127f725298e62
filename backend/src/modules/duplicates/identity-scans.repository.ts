import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, Types } from 'mongoose';
import type { IdentityScanRecord } from './identity-scan.schema.js';

@Injectable()
export class IdentityScansRepository {
  constructor(@InjectModel('IdentityScan') private readonly scans: Model<IdentityScanRecord>) {}

  find(session?: ClientSession): Promise<IdentityScanRecord | null> {
    return this.scans
      .findById('candidates')
      .session(session ?? null)
      .lean<IdentityScanRecord>();
  }

  async advance(after: Types.ObjectId, session: ClientSession): Promise<void> {
    await this.scans.updateOne({ _id: 'candidates' }, { $set: { after } }, { session });
  }

  async end(session: ClientSession): Promise<void> {
    await this.scans.deleteOne({ _id: 'candidates' }, { session });
  }
}
