import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AuditModule } from '../../common/audit/audit.module.js';
import { CandidatesModule } from '../candidates/candidates.module.js';
import { UsersModule } from '../users/users.module.js';
import { InterviewListeners } from './interview.listeners.js';
import { interviewTemplateSchema } from './interview-template.schema.js';
import { InterviewTemplatesController } from './interview-templates.controller.js';
import { InterviewTemplatesRepository } from './interview-templates.repository.js';
import { InterviewTemplatesService } from './interview-templates.service.js';
import { interviewSchema } from './interview.schema.js';
import { InterviewsController } from './interviews.controller.js';
import { InterviewsRepository } from './interviews.repository.js';
import { InterviewsService } from './interviews.service.js';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: 'Interview', schema: interviewSchema },
      { name: 'InterviewTemplate', schema: interviewTemplateSchema },
    ]),
    AuditModule,
    CandidatesModule,
    UsersModule,
  ],
  controllers: [InterviewsController, InterviewTemplatesController],
  providers: [
    InterviewsRepository,
    InterviewListeners,
    InterviewsService,
    InterviewTemplatesRepository,
    InterviewTemplatesService,
  ],
  exports: [InterviewsService],
})
export class InterviewsModule {}
