import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { Config } from '../../config/config.js';
import { FileBytes } from './file-bytes.js';
import { fileDeletionSchema } from './file-deletion.schema.js';
import { fileSchema } from './file.schema.js';
import { FilesRepository } from './files.repository.js';
import { SharedFiles } from './shared-files.js';
import { fileTextSchema } from './texts/file-text.schema.js';
import { FileStore } from './store/file-store.js';
import { LocalFileStore } from './store/local-file-store.js';
import { S3FileStore } from './store/s3-file-store.js';

/** Records and bytes of files for the API and the worker, without routes. */
@Module({
  imports: [
    MongooseModule.forFeature([
      { name: 'File', schema: fileSchema },
      { name: 'FileDeletion', schema: fileDeletionSchema },
      { name: 'FileText', schema: fileTextSchema },
    ]),
  ],
  providers: [
    FilesRepository,
    FileBytes,
    SharedFiles,
    {
      provide: FileStore,
      inject: [Config],
      useFactory: (config: Config) =>
        config.FILE_STORE === 's3' ? new S3FileStore(config) : new LocalFileStore(config),
    },
  ],
  exports: [FilesRepository, FileBytes, SharedFiles],
})
export class FileBytesModule {}
