import { Module } from '@nestjs/common';
import { KeptDraftsModule } from '../drafts/kept-drafts.module.js';
import { CollectUnused } from './collect-unused.js';
import { FileBytesModule } from './file-bytes.module.js';
import { SweepFiles } from './sweep-files.js';

/** What the worker does for files. */
@Module({ imports: [FileBytesModule, KeptDraftsModule], providers: [SweepFiles, CollectUnused] })
export class FilesWorkerModule {}
