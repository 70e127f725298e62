import { withEndingOf } from '@byline/shared-types/domain';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import type { Principal } from '../../common/auth/principal.js';
import { ProblemError } from '../../common/errors/problem.error.js';
import type { ListParams } from '../../common/lists/list-definition.js';
import type { Page } from '../../common/lists/read-list.js';
import { normalise } from '../../common/lists/search.js';
import { rethrowDuplicateAs } from '../../common/mongo/duplicate-key.js';
import { leavesAsIs, objectId } from '../../common/mongo/record.js';
import { Transactions } from '../../common/mongo/transactions.js';
import { toDownload, type Download } from './download.js';
import { FileBytes } from './file-bytes.js';
import type { FileRecord } from './file.record.js';
import { FilesRepository } from './files.repository.js';
import { plainName, StoreFile } from './store-file.js';
import type { Upload } from './upload.js';

const refuseDuplicate = rethrowDuplicateAs('already_exists', { parameters: { what: 'A file with this name' } });

/** The files that the agency attaches to mails (docs/domain/files.md#library). */
@Injectable()
export class FileLibrary {
  constructor(
    private readonly repository: FilesRepository,
    private readonly storeFile: StoreFile,
    private readonly bytes: FileBytes,
    private readonly transactions: Transactions,
  ) {}

  list(params: ListParams<object>): Promise<Page<FileRecord>> {
    return this.repository.list({ kind: 'library' }, params);
  }

  /** The existing ones among these. */
  find(ids: readonly string[]): Promise<FileRecord[]> {
    return ids.length === 0
      ? Promise.resolve([])
      : this.repository.find({ _id: { $in: ids.map(objectId) }, kind: 'library' });
  }

  async get(id: string): Promise<FileRecord> {
    const [file] = await this.find([id]);
    if (!file) throw new ProblemError('not_found');
    return file;
  }

  store(me: Principal, upload: Upload<{ name?: string | null }>): Promise<FileRecord> {
    const { name } = upload.fields;
    const file = { upload, kind: 'library', candidateId: null, ownerId: me.userId } as const;
    return this.storeFile.run({ ...file, name: name ? plainName(name) : null }).catch(refuseDuplicate);
  }

  rename(file: FileRecord, newName: string | undefined, version: number | undefined): Promise<FileRecord> {
    const named = (name: string): string => (name === file.name ? name : withEndingOf(file.mimeType, plainName(name)));
    const changes = newName === undefined ? {} : { name: named(newName) };
    if (leavesAsIs(file, version, changes)) return Promise.resolve(file);
    const nameKey = normalise(changes.name ?? file.name);
    return this.transactions
      .run((session) => this.repository.update(file._id, version, { ...changes, nameKey }, session))
      .catch(refuseDuplicate);
  }

  async remove(file: FileRecord, session: ClientSession): Promise<void> {
    await this.bytes.removeFiles([file._id], session);
  }

  async download(file: FileRecord): Promise<Download> {
    return toDownload(file, await this.bytes.open(file), false);
  }
}
