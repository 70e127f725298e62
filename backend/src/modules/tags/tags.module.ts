import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { tagSchema } from './tag.schema.js';
import { TagsController } from './tags.controller.js';
import { TagsRepository } from './tags.repository.js';
import { TagsService } from './tags.service.js';

@Module({
  imports: [MongooseModule.forFeature([{ name: 'Tag', schema: tagSchema }])],
  controllers: [TagsController],
  providers: [TagsRepository, TagsService],
  exports: [TagsService],
})
export class TagsModule {}
