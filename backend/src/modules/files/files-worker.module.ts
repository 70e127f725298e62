import { Module } from '@nestjs/common';
import { FileBytesModule } from './file-bytes.module.js';
import { SweepFiles } from './sweep-files.js';

/** What the worker does for files. */
@Module({ imports: [FileBytesModule], providers: [SweepFiles] })
export class FilesWorkerModule {}
