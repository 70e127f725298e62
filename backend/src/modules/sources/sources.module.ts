import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { sourceSchema } from './source.schema.js';
import { SourcesController } from './sources.controller.js';
import { SourcesRepository } from './sources.repository.js';
import { SourcesService } from './sources.service.js';

@Module({
  imports: [MongooseModule.forFeature([{ name: 'Source', schema: sourceSchema }])],
  controllers: [SourcesController],
  providers: [SourcesRepository, SourcesService],
  exports: [SourcesService],
})
export class SourcesModule {}
