import { Body, Controller, Delete, Get, HttpCode, Patch, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Allow } from '../../common/auth/allow.decorator.js';
import { Me, type Principal } from '../../common/auth/principal.js';
import { Creates } from '../../common/http/creates.decorator.js';
import { IdParam } from '../../common/http/ids.js';
import { Problems } from '../../common/http/problems.decorator.js';
import { ApiList, List, type ListParams } from '../../common/lists/list-definition.js';
import { presentPage, type Page } from '../../common/lists/read-list.js';
import { LoggedDelete } from '../../common/security-log/logged.decorator.js';
import { CreateNoteRequest, NoteFilter, NoteResponse, UpdateNoteRequest } from './dto/note.dto.js';
import { noteList } from './note.list.js';
import { presentNote } from './note.presenter.js';
import { NotesService } from './notes.service.js';

@ApiTags('notes')
@Controller('notes')
export class NotesController {
  constructor(private readonly notes: NotesService) {}

  /** Notes about candidates. */
  @Get()
  @Allow('recruiter')
  @ApiList(noteList)
  async listNotes(@Me() me: Principal, @List(noteList) params: ListParams<NoteFilter>): Promise<Page<NoteResponse>> {
    return presentPage(await this.notes.list(params), params, presentNote(me));
  }

  /** One note. */
  @Get(':id')
  @Allow('recruiter')
  async getNote(@Me() me: Principal, @IdParam('id') id: string): Promise<NoteResponse> {
    return presentNote(me)(await this.notes.get(id));
  }

  /** Write a note about a candidate; the caller is its author. */
  @Post()
  @Allow('recruiter')
  @Creates(NoteResponse)
  async createNote(@Body() body: CreateNoteRequest, @Me() me: Principal): Promise<NoteResponse> {
    return presentNote(me)(await this.notes.create(me, body));
  }

  /** Change your own note. */
  @Patch(':id')
  @Allow('recruiter')
  @Problems('not_yours', 'stale_version')
  async updateNote(
    @IdParam('id') id: string,
    @Body() body: UpdateNoteRequest,
    @Me() me: Principal,
  ): Promise<NoteResponse> {
    return presentNote(me)(await this.notes.update(me, id, body));
  }

  /** Delete your own note; a super-admin can delete any. */
  @Delete(':id')
  @Allow('recruiter')
  @LoggedDelete('notes')
  @HttpCode(204)
  @Problems('not_yours')
  deleteNote(@IdParam('id') id: string, @Me() me: Principal): Promise<void> {
    return this.notes.delete(me, id);
  }
}
