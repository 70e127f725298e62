import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, QueryFilter, Types } from 'mongoose';
import type { ListParams } from '../../common/lists/list-definition.js';
import { readList, type Page } from '../../common/lists/read-list.js';
import { searchFields } from '../../common/lists/search.js';
import { AboutCandidateRepository } from '../../common/mongo/about-candidate.repository.js';
import { createRecord, objectId, updateVersioned } from '../../common/mongo/record.js';
import { dropMentions } from '../../common/rich-text/drop-mentions.js';
import { plainTextOf } from '../../common/rich-text/rich-text.js';
import type { NoteFilter } from './dto/note.dto.js';
import type { NoteRecord } from './note.schema.js';

export type NoteContent = Pick<NoteRecord, 'description' | 'mentions' | 'score' | 'searchText' | 'ngrams'>;

@Injectable()
export class NotesRepository extends AboutCandidateRepository<NoteRecord> {
  constructor(@InjectModel('Note') notes: Model<NoteRecord>) {
    super(notes);
  }

  list(params: ListParams<NoteFilter>): Promise<Page<NoteRecord>> {
    const { candidateId, score } = params.filter;
    const match: QueryFilter<NoteRecord> = {
      ...(candidateId ? { candidateId: objectId(candidateId) } : {}),
      ...(score === undefined ? {} : { score }),
    };
    return readList(this.records, match, params);
  }

  create(
    note: NoteContent & Pick<NoteRecord, 'candidateId' | 'recruiterId'>,
    session: ClientSession,
  ): Promise<NoteRecord> {
    return createRecord(this.records, note, session);
  }

  update(
    id: string,
    version: number | undefined,
    changes: Partial<NoteContent>,
    session: ClientSession,
  ): Promise<NoteRecord> {
    return updateVersioned(this.records, id, version, { $set: changes }, session);
  }

  /** Removes mentions of erased users; returns the number of changed notes. */
  dropMentions(userIds: readonly Types.ObjectId[], session: ClientSession): Promise<number> {
    return dropMentions(this.records, ['description'], userIds, session, {
      mentions: 'mentions',
      more: ({ description }) => searchFields(plainTextOf(description ?? '')),
    });
  }
}
