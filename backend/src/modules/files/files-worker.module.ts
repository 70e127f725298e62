import { Module } from '@nestjs/common';
import { KeptDraftsModule } from '../drafts/kept-drafts.module.js';
import { CollectUnused } from './collect-unused.js';
import { FileBytesModule } from './file-bytes.module.js';
import { ReadFileTexts } from './texts/read-file-texts.js';
import { MakeThumbnails } from './thumbnails/make-thumbnails.js';
import { SweepFiles } from './sweep-files.js';

/** The worker's jobs for files. */
@Module({
  imports: [FileBytesModule, KeptDraftsModule],
  providers: [SweepFiles, CollectUnused, MakeThumbnails, ReadFileTexts],
})
export class FilesWorkerModule {}
