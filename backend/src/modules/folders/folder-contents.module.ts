import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CandidatesModule } from '../candidates/candidates.module.js';
import { folderSchema } from './folder.schema.js';
import { FoldersRepository } from './folders.repository.js';
import { FoldersService } from './folders.service.js';

/** Folders without routes, for other modules. */
@Module({
  imports: [MongooseModule.forFeature([{ name: 'Folder', schema: folderSchema }]), CandidatesModule],
  providers: [FoldersRepository, FoldersService],
  exports: [FoldersService],
})
export class FolderContentsModule {}
