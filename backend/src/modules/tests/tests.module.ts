import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AuditModule } from '../../common/audit/audit.module.js';
import { CandidatesModule } from '../candidates/candidates.module.js';
import { FilesModule } from '../files/files.module.js';
import { TestListeners } from './test.listeners.js';
import { testSchema } from './test.schema.js';
import { TestsController } from './tests.controller.js';
import { TestsRepository } from './tests.repository.js';
import { TestsService } from './tests.service.js';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: 'Test', schema: testSchema }]),
    AuditModule,
    CandidatesModule,
    FilesModule,
  ],
  controllers: [TestsController],
  providers: [TestsRepository, TestListeners, TestsService],
  exports: [TestsService],
})
export class TestsModule {}
