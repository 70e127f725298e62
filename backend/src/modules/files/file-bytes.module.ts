import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { FileBytes } from './file-bytes.js';
import { fileDeletionSchema } from './file-deletion.schema.js';
import { fileSchema } from './file.schema.js';
import { FilesRepository } from './files.repository.js';
import { FileStore } from './store/file-store.js';
import { LocalFileStore } from './store/local-file-store.js';

/** Records and bytes of files, without calls: the part the worker shares. */
@Module({
  imports: [
    MongooseModule.forFeature([
      { name: 'File', schema: fileSchema },
      { name: 'FileDeletion', schema: fileDeletionSchema },
    ]),
  ],
  providers: [FilesRepository, FileBytes, { provide: FileStore, useClass: LocalFileStore }],
  exports: [FilesRepository, FileBytes],
})
export class FileBytesModule {}
