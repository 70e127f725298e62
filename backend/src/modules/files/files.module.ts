import { Module } from '@nestjs/common';
import { CandidatesModule } from '../candidates/candidates.module.js';
import { FileListeners } from './file.listeners.js';
import { CandidateFilesController } from './candidate-files.controller.js';
import { FileBytesModule } from './file-bytes.module.js';
import { FilesController } from './files.controller.js';
import { FilesService } from './files.service.js';
import { Quota } from './quota.js';
import { StoreFile } from './store-file.js';

@Module({
  imports: [FileBytesModule, CandidatesModule],
  controllers: [CandidateFilesController, FilesController],
  providers: [Quota, StoreFile, FilesService, FileListeners],
  exports: [FilesService],
})
export class FilesModule {}
