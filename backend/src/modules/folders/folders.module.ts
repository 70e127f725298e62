import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CandidatesModule } from '../candidates/candidates.module.js';
import { folderSchema } from './folder.schema.js';
import { FoldersController } from './folders.controller.js';
import { FoldersRepository } from './folders.repository.js';
import { FoldersService } from './folders.service.js';

@Module({
  imports: [MongooseModule.forFeature([{ name: 'Folder', schema: folderSchema }]), CandidatesModule],
  controllers: [FoldersController],
  providers: [FoldersRepository, FoldersService],
})
export class FoldersModule {}
