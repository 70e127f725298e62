import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { ClientSession, Connection, Model, Types } from 'mongoose';
import { StoredWrites } from '../events/stored-writes.js';

interface AboutCandidate {
  _id: Types.ObjectId;
  candidateId: Types.ObjectId | null;
}

/** The records of one collection that moved. */
export interface MovedRecords {
  model: string;
  ids: Types.ObjectId[];
}

/** Models that do not move: logins and sessions follow the login, and an item of a bulk operation says what happened to the candidate of that time. */
const STAY: readonly string[] = ['User', 'Session', 'BulkItem'];

/** Moves the records of every collection with a `candidateId` from one candidate to another: complete by construction, a new collection moves too. */
@Injectable()
export class CandidateRecords {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly writes: StoredWrites,
  ) {}

  models(): Model<AboutCandidate>[] {
    const models = Object.values(this.connection.models) as unknown as Model<AboutCandidate>[];
    return models.filter(({ schema, modelName }) => schema.path('candidateId') && !STAY.includes(modelName));
  }

  /** Moves all records, and tells which. */
  async move(from: Types.ObjectId, to: Types.ObjectId, session: ClientSession): Promise<MovedRecords[]> {
    const moved: MovedRecords[] = [];
    for (const model of this.models()) {
      const found = await model.find({ candidateId: from }).select('_id').session(session).lean<AboutCandidate[]>();
      const ids = found.map(({ _id }) => _id);
      if (ids.length === 0) continue;
      await this.set(model, ids, { from, to }, session);
      moved.push({ model: model.modelName, ids });
    }
    return moved;
  }

  /** Moves these records back, except those that are gone or belong to somebody else by now. */
  async moveBack(
    moved: readonly MovedRecords[],
    from: Types.ObjectId,
    to: Types.ObjectId,
    session: ClientSession,
  ): Promise<void> {
    for (const model of this.models()) {
      const ids = moved.find((records) => records.model === model.modelName)?.ids ?? [];
      if (ids.length > 0) await this.set(model, ids, { from, to }, session);
    }
  }

  /** Keeps version and time stamps, because an open form about the record stays current. */
  private async set(
    model: Model<AboutCandidate>,
    ids: readonly Types.ObjectId[],
    { from, to }: { from: Types.ObjectId; to: Types.ObjectId },
    session: ClientSession,
  ): Promise<void> {
    const match = { _id: { $in: ids }, candidateId: from };
    await model.updateMany(match, { $set: { candidateId: to } }, { session, timestamps: false });
    // The write names the candidate whose records they were; this names the other.
    this.writes.tell(model.modelName, [{ candidateId: to }], false, session);
  }
}
