import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { JobsModule } from '../jobs/jobs.module.js';
import { linkViewSchema } from './link-view.schema.js';
import { LinkViewsController } from './link-views.controller.js';
import { LinkViewsRepository } from './link-views.repository.js';
import { LinkViewsService } from './link-views.service.js';

@Module({
  imports: [MongooseModule.forFeature([{ name: 'LinkView', schema: linkViewSchema }]), JobsModule],
  controllers: [LinkViewsController],
  providers: [LinkViewsRepository, LinkViewsService],
})
export class LinkViewsModule {}
