import { Module } from '@nestjs/common';
import { FileBytesModule } from './file-bytes.module.js';
import { Quota } from './quota.js';
import { StoreFile } from './store-file.js';

/** Stores new files, in the API and the worker, without routes. */
@Module({ imports: [FileBytesModule], providers: [Quota, StoreFile], exports: [Quota, StoreFile] })
export class StoreFilesModule {}
