import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { FileBytesModule } from '../files/file-bytes.module.js';
import { dataArchiveSchema } from './data-archive.schema.js';
import { DataArchiveQueue } from './data-archive-queue.js';
import { DataArchivesRepository } from './data-archives.repository.js';
import { KeptArchives } from './kept-archives.js';

/** Stores archives of a person's data, for the API and the worker. It has no routes. */
@Module({
  imports: [MongooseModule.forFeature([{ name: 'DataArchive', schema: dataArchiveSchema }]), FileBytesModule],
  providers: [DataArchivesRepository, DataArchiveQueue, KeptArchives],
  exports: [DataArchivesRepository, DataArchiveQueue, KeptArchives, FileBytesModule],
})
export class DataArchiveRunsModule {}
