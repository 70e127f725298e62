import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import type { DepartureRecord } from './departure.schema.js';

@Injectable()
export class DeparturesRepository {
  constructor(@InjectModel('Departure') private readonly departures: Model<DepartureRecord>) {}

  async add(departure: Omit<DepartureRecord, '_id'>, session: ClientSession): Promise<void> {
    await this.departures.create([departure], { session });
  }
}
