import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CandidatesModule } from '../candidates/candidates.module.js';
import { CandidateFilesController } from './candidate-files.controller.js';
import { FileBytes } from './file-bytes.js';
import { fileDeletionSchema } from './file-deletion.schema.js';
import { fileSchema } from './file.schema.js';
import { FilesController } from './files.controller.js';
import { FilesRepository } from './files.repository.js';
import { FilesService } from './files.service.js';
import { FileStore } from './store/file-store.js';
import { LocalFileStore } from './store/local-file-store.js';
import { StoreFile } from './store-file.js';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: 'File', schema: fileSchema },
      { name: 'FileDeletion', schema: fileDeletionSchema },
    ]),
    CandidatesModule,
  ],
  controllers: [CandidateFilesController, FilesController],
  providers: [FilesRepository, FileBytes, StoreFile, FilesService, { provide: FileStore, useClass: LocalFileStore }],
  exports: [FilesService, FileBytes],
})
export class FilesModule {}
