import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, Types } from 'mongoose';
import type { ListParams } from '../../common/lists/list-definition.js';
import { readList, type Page } from '../../common/lists/read-list.js';
import { normalise } from '../../common/lists/search.js';
import { sortFields } from '../../common/lists/sort-keys.js';
import { createRecord, updateVersioned } from '../../common/mongo/record.js';
import type { FolderFilter } from './dto/folder.dto.js';
import type { FolderRecord } from './folder.schema.js';

const namedBy = (name: string) => ({ nameKey: normalise(name), ...sortFields({ name }) });

@Injectable()
export class FoldersRepository {
  constructor(@InjectModel('Folder') private readonly folders: Model<FolderRecord>) {}

  list(params: ListParams<FolderFilter>): Promise<Page<FolderRecord>> {
    return readList(this.folders, {}, params);
  }

  create(name: string, session: ClientSession): Promise<FolderRecord> {
    return createRecord(this.folders, { name, ...namedBy(name) }, session);
  }

  count(ids: readonly Types.ObjectId[]): Promise<number> {
    return this.folders.countDocuments({ _id: { $in: ids } });
  }

  /** Those of these ids that are folders. */
  async existing(ids: readonly string[]): Promise<string[]> {
    const found = await this.folders
      .find({ _id: { $in: ids } })
      .select('_id')
      .lean<{ _id: Types.ObjectId }[]>();
    return found.map(({ _id }) => String(_id));
  }

  findById(id: string): Promise<FolderRecord | null> {
    return this.folders.findById(id).lean<FolderRecord>();
  }

  update(id: string, version: number | undefined, { name }: { name: string | undefined }): Promise<FolderRecord> {
    const $set = name === undefined ? {} : { name, ...namedBy(name) };
    return updateVersioned(this.folders, id, version, { $set });
  }

  /** Increments versions, so a concurrent delete conflicts with this transaction; returns the number of existing folders. */
  async touch(ids: readonly Types.ObjectId[], session: ClientSession): Promise<number> {
    const { matchedCount } = await this.folders.updateMany(
      { _id: { $in: ids } },
      { $inc: { version: 1 } },
      { session },
    );
    return matchedCount;
  }

  async delete(id: Types.ObjectId, session: ClientSession): Promise<boolean> {
    const { deletedCount } = await this.folders.deleteOne({ _id: id }, { session });
    return deletedCount === 1;
  }
}
