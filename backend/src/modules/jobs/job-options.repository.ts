import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { APPLICANT_LEVELS, EMPLOYMENT_TYPES } from './job-options.js';
import type { JobOptionRecord } from './job-option.schema.js';

const findAll = (choices: Model<JobOptionRecord>): Promise<JobOptionRecord[]> =>
  choices.find().sort({ position: 1, _id: 1 }).lean<JobOptionRecord[]>();

const has = async (choices: Model<JobOptionRecord>, id: string): Promise<boolean> =>
  (await choices.exists({ _id: id })) !== null;

/** Adds missing names; existing choices stay as they are. */
async function addMissing(choices: Model<JobOptionRecord>, wanted: typeof EMPLOYMENT_TYPES): Promise<void> {
  await choices.bulkWrite(
    wanted.map(({ name, label }, position) => ({
      updateOne: { filter: { name }, update: { $setOnInsert: { label, position, version: 0 } }, upsert: true },
    })),
  );
}

@Injectable()
export class JobOptionsRepository {
  constructor(
    @InjectModel('EmploymentType') private readonly types: Model<JobOptionRecord>,
    @InjectModel('ApplicantLevel') private readonly levels: Model<JobOptionRecord>,
  ) {}

  employmentTypes(): Promise<JobOptionRecord[]> {
    return findAll(this.types);
  }

  applicantLevels(): Promise<JobOptionRecord[]> {
    return findAll(this.levels);
  }

  isEmploymentType(id: string): Promise<boolean> {
    return has(this.types, id);
  }

  isApplicantLevel(id: string): Promise<boolean> {
    return has(this.levels, id);
  }

  async ensure(): Promise<void> {
    await addMissing(this.types, EMPLOYMENT_TYPES);
    await addMissing(this.levels, APPLICANT_LEVELS);
  }
}
