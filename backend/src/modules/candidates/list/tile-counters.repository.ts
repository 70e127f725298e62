import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import type { CounterRecord } from './counter.schema.js';

/** Moves spread over this many documents, so that writers of different candidates seldom conflict. */
const SHARDS = 16;
const NAME = 'candidates:';
const shardId = (shard: number): string => `${NAME}${shard}`;
const ALL = { _id: { $regex: `^${NAME}` } };

@Injectable()
export class TileCountersRepository {
  constructor(@InjectModel('Counter') private readonly counters: Model<CounterRecord>) {}

  async move(moves: CounterRecord['counts'], session: ClientSession): Promise<void> {
    const $inc = Object.fromEntries(Object.entries(moves).map(([name, move]) => [`counts.${name}`, move]));
    await this.counters.updateOne({ _id: shardId(randomInt(SHARDS)) }, { $inc }, { upsert: true, session });
  }

  /** The shards, whose sum is the count. */
  read(): Promise<CounterRecord[]> {
    return this.counters.find(ALL).lean<CounterRecord[]>();
  }

  async replace(counts: CounterRecord['counts'], session: ClientSession): Promise<void> {
    await this.counters.deleteMany(ALL, { session });
    await this.counters.create([{ _id: shardId(0), counts }], { session });
  }
}
