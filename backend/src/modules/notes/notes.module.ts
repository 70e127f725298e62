import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AuditModule } from '../../common/audit/audit.module.js';
import { CandidatesModule } from '../candidates/candidates.module.js';
import { UsersModule } from '../users/users.module.js';
import { NoteListeners } from './note.listeners.js';
import { noteSchema } from './note.schema.js';
import { NotesController } from './notes.controller.js';
import { NotesRepository } from './notes.repository.js';
import { NotesService } from './notes.service.js';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: 'Note', schema: noteSchema }]),
    AuditModule,
    CandidatesModule,
    UsersModule,
  ],
  controllers: [NotesController],
  providers: [NotesRepository, NoteListeners, NotesService],
  exports: [NotesService],
})
export class NotesModule {}
