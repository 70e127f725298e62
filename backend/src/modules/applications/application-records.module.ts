import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CalendarRecordsModule } from '../calendar/calendar-records.module.js';
import { CandidatesModule } from '../candidates/candidates.module.js';
import { JobBriefsModule } from '../jobs/job-briefs.module.js';
import { OutboxModule } from '../mail/outbox.module.js';
import { StaffModule } from '../users/staff.module.js';
import { ApplicationWriter } from './application-writer.js';
import { applicationSchema } from './application.schema.js';
import { ApplicationsRepository } from './applications.repository.js';
import { BookedCandidates } from './booked-candidates.js';
import { ProposeCandidates } from './propose-candidates.js';
import { RecipientFields } from './recipient-fields.js';
import { TellApplicant } from './tell-applicant.js';

/** Applications without routes, for modules that the worker uses too. */
@Module({
  imports: [
    MongooseModule.forFeature([{ name: 'JobApplication', schema: applicationSchema }]),
    CalendarRecordsModule,
    CandidatesModule,
    JobBriefsModule,
    OutboxModule,
    StaffModule,
  ],
  providers: [
    ApplicationsRepository,
    ApplicationWriter,
    BookedCandidates,
    ProposeCandidates,
    RecipientFields,
    TellApplicant,
  ],
  exports: [
    ApplicationsRepository,
    ApplicationWriter,
    BookedCandidates,
    ProposeCandidates,
    RecipientFields,
    JobBriefsModule,
  ],
})
export class ApplicationRecordsModule {}
