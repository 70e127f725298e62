import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ApplicationRecordsModule } from '../applications/application-records.module.js';
import { CandidatesModule } from '../candidates/candidates.module.js';
import { FilesModule } from '../files/files.module.js';
import { MailModule } from '../mail/mail.module.js';
import { OutboxModule } from '../mail/outbox.module.js';
import { UsersModule } from '../users/users.module.js';
import { mailTemplateSchema } from './mail-template.schema.js';
import { MailTemplatesController } from './mail-templates.controller.js';
import { MailTemplatesRepository } from './mail-templates.repository.js';
import { MailTemplatesService } from './mail-templates.service.js';
import { TestMailTemplate } from './test-mail-template.js';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: 'MailTemplate', schema: mailTemplateSchema }]),
    ApplicationRecordsModule,
    CandidatesModule,
    FilesModule,
    MailModule,
    OutboxModule,
    UsersModule,
  ],
  controllers: [MailTemplatesController],
  providers: [MailTemplatesRepository, MailTemplatesService, TestMailTemplate],
  exports: [MailTemplatesService],
})
export class MailTemplatesModule {}
