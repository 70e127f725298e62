import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { mailTemplateSchema } from './mail-template.schema.js';
import { MailTemplatesController } from './mail-templates.controller.js';
import { MailTemplatesRepository } from './mail-templates.repository.js';
import { MailTemplatesService } from './mail-templates.service.js';

@Module({
  imports: [MongooseModule.forFeature([{ name: 'MailTemplate', schema: mailTemplateSchema }])],
  controllers: [MailTemplatesController],
  providers: [MailTemplatesRepository, MailTemplatesService],
})
export class MailTemplatesModule {}
