import { Module } from '@nestjs/common';
import { CandidatesModule } from '../candidates/candidates.module.js';
import { FileListeners } from './file.listeners.js';
import { CandidateFilesController } from './candidate-files.controller.js';
import { FileLibrary } from './file-library.js';
import { FileBytesModule } from './file-bytes.module.js';
import { FilesController } from './files.controller.js';
import { FilesService } from './files.service.js';
import { MailFiles } from './mail-files.js';
import { StoreFilesModule } from './store-files.module.js';

@Module({
  imports: [FileBytesModule, StoreFilesModule, CandidatesModule],
  controllers: [CandidateFilesController, FilesController],
  providers: [FilesService, FileLibrary, FileListeners, MailFiles],
  exports: [FilesService, FileLibrary, MailFiles],
})
export class FilesModule {}
