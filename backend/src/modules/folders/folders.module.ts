import { Module } from '@nestjs/common';
import { FolderContentsModule } from './folder-contents.module.js';
import { FoldersController } from './folders.controller.js';

/** The routes of folders. */
@Module({ imports: [FolderContentsModule], controllers: [FoldersController] })
export class FoldersModule {}
