import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, QueryFilter, Types } from 'mongoose';
import type { ListParams } from '../../common/lists/list-definition.js';
import { readList, type Page } from '../../common/lists/read-list.js';
import { searchFields } from '../../common/lists/search.js';
import { createRecord, objectId, removeOfCandidates, updateVersioned } from '../../common/mongo/record.js';
import { dropMentions } from '../../common/rich-text/drop-mentions.js';
import { plainTextOf } from '../../common/rich-text/rich-text.js';
import type { NoteFilter } from './dto/note.dto.js';
import type { NoteRecord } from './note.schema.js';

export type NoteContent = Pick<NoteRecord, 'description' | 'mentions' | 'score' | 'searchText' | 'ngrams'>;

@Injectable()
export class NotesRepository {
  constructor(@InjectModel('Note') private readonly notes: Model<NoteRecord>) {}

  list(params: ListParams<NoteFilter>): Promise<Page<NoteRecord>> {
    const { candidateId, score } = params.filter;
    const match: QueryFilter<NoteRecord> = {
      ...(candidateId ? { candidateId: objectId(candidateId) } : {}),
      ...(score === undefined ? {} : { score }),
    };
    return readList(this.notes, match, params);
  }

  countOf(candidateId: string): Promise<number> {
    return this.notes.countDocuments({ candidateId });
  }

  find(id: string): Promise<NoteRecord | null> {
    return this.notes.findById(id).select('-ngrams -searchText').lean<NoteRecord>();
  }

  create(
    note: NoteContent & Pick<NoteRecord, 'candidateId' | 'recruiterId'>,
    session: ClientSession,
  ): Promise<NoteRecord> {
    return createRecord(this.notes, note, session);
  }

  update(
    id: string,
    version: number | undefined,
    changes: Partial<NoteContent>,
    session: ClientSession,
  ): Promise<NoteRecord> {
    return updateVersioned(this.notes, id, version, { $set: changes }, session);
  }

  async delete(id: string, session: ClientSession): Promise<void> {
    await this.notes.deleteOne({ _id: id }, { session });
  }

  removeOf(candidateIds: readonly Types.ObjectId[], session: ClientSession): Promise<Types.ObjectId[]> {
    return removeOfCandidates(this.notes, candidateIds, session);
  }

  /** Removes mentions of erased users; returns the number of changed notes. */
  dropMentions(userIds: readonly Types.ObjectId[], session: ClientSession): Promise<number> {
    return dropMentions(this.notes, ['description'], userIds, session, {
      mentions: 'mentions',
      more: ({ description }) => searchFields(plainTextOf(description ?? '')),
    });
  }
}
