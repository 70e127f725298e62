import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import type { Principal } from '../../common/auth/principal.js';
import { orNotFound, ProblemError } from '../../common/errors/problem.error.js';
import { DomainEvents } from '../../common/events/domain-events.js';
import type { ListParams } from '../../common/lists/list-definition.js';
import type { Page } from '../../common/lists/read-list.js';
import { definedFields, leavesAsIs } from '../../common/mongo/record.js';
import { Transactions } from '../../common/mongo/transactions.js';
import type { Download } from '../files/download.js';
import type { FileRecord } from '../files/file.record.js';
import { FilesService } from '../files/files.service.js';
import type { Upload } from '../files/upload.js';
import { Mentions } from '../users/mentions.js';
import type { CreateMediumRequest, MediumFilter, MediumUploadRequest, UpdateMediumRequest } from './dto/medium.dto.js';
import type { MediumRecord } from './medium.schema.js';
import { MediumsRepository } from './mediums.repository.js';

/** Mediums are advertising channels. */
@Injectable()
export class MediumsService {
  constructor(
    private readonly repository: MediumsRepository,
    private readonly files: FilesService,
    private readonly mentions: Mentions,
    private readonly transactions: Transactions,
    private readonly events: DomainEvents,
  ) {}

  list(params: ListParams<MediumFilter>): Promise<Page<MediumRecord>> {
    return this.repository.list(params);
  }

  get(id: string, session?: ClientSession): Promise<MediumRecord> {
    return orNotFound(this.repository.find(id, session));
  }

  async exists(id: string): Promise<boolean> {
    return (await this.repository.find(id)) !== null;
  }

  /** Includes deleted mediums. */
  namesOf(ids: readonly string[]): Promise<Pick<MediumRecord, '_id' | 'name'>[]> {
    return this.repository.findNames(ids);
  }

  async create(medium: CreateMediumRequest): Promise<MediumRecord> {
    await this.mentions.require(['remarks'], medium);
    return this.transactions.run((session) => this.repository.create(medium, session));
  }

  async update(id: string, { version, ...changes }: UpdateMediumRequest): Promise<MediumRecord> {
    const saved = await this.get(id);
    if (leavesAsIs(saved, version, changes)) return saved;
    await this.mentions.require(['remarks'], changes, saved);
    return this.repository.update(id, version, definedFields(changes));
  }

  /** Listeners refuse if campaigns use the medium, unless forced (docs/domain/recruiting.md#in-use). */
  async delete(id: string, force: boolean): Promise<void> {
    const { avatar } = await this.get(id);
    await this.transactions.run(async (session) => {
      await this.events.emit('medium.removed', { mediumId: id, force }, session);
      await this.repository.update(id, undefined, { removed: true, avatar: null }, session);
      await this.files.remove(avatar ? [avatar] : [], session);
    });
  }

  /** Replaces the picture in one transaction. */
  async setAvatar(me: Principal, id: string, upload: Upload<MediumUploadRequest>): Promise<FileRecord> {
    const { mediumId = id } = upload.fields;
    if (mediumId.toLowerCase() !== id) throw ProblemError.field('mediumId', 'invalid');
    await this.get(id);
    return this.files.store(
      { upload, kind: 'avatar', candidateId: null, ownerId: me.userId },
      async (file, session) => {
        const { avatar } = await this.get(id, session);
        await this.repository.update(id, undefined, { avatar: file._id }, session);
        await this.files.remove(avatar ? [avatar] : [], session);
      },
    );
  }

  /** The picture, for display; 404 for any other file. */
  async download(id: string, fileId: string): Promise<Download> {
    const { avatar } = await this.get(id);
    const file = String(avatar) === fileId ? await this.files.find(fileId) : null;
    if (!file) throw new ProblemError('not_found');
    return this.files.download(file, true);
  }
}
