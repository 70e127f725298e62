import { Injectable } from '@nestjs/common';
import { DATA_ARCHIVES_PER_DAY, DATA_ARCHIVE_DAYS, DAY_MS } from '@byline/shared-types/domain';
import type { Principal } from '../../common/auth/principal.js';
import { ProblemError } from '../../common/errors/problem.error.js';
import { rethrowDuplicateAs } from '../../common/mongo/duplicate-key.js';
import { objectId } from '../../common/mongo/record.js';
import { Transactions } from '../../common/mongo/transactions.js';
import { dayOf } from '../../common/time.js';
import { Config } from '../../config/config.js';
import { contentDisposition, type Download } from '../files/download.js';
import { FileBytes } from '../files/file-bytes.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { UsersService } from '../users/users.service.js';
import { CollectOwnData } from './collect-own-data.js';
import { isKept } from './data-archive.presenter.js';
import { DataArchiveQueue } from './data-archive-queue.js';
import type { DataArchiveRecord } from './data-archive.schema.js';
import { DataArchivesRepository } from './data-archives.repository.js';

/** Days that an expired archive stays as a record, to count the archives of a day and to answer old links. */
const KNOWN_DAYS = 30;

/** Only candidates have an archive. */
function requireCandidate({ candidateId }: Principal): string {
  if (!candidateId) throw new ProblemError('forbidden');
  return candidateId;
}

/** Archives of a person's own data; only that person requests, sees and downloads them. */
@Injectable()
export class DataArchivesService {
  constructor(
    private readonly archives: DataArchivesRepository,
    private readonly collect: CollectOwnData,
    private readonly users: UsersService,
    private readonly sessions: SessionsService,
    private readonly bytes: FileBytes,
    private readonly queue: DataArchiveQueue,
    private readonly transactions: Transactions,
    private readonly config: Config,
  ) {}

  async latest(me: Principal): Promise<{ archive: DataArchiveRecord | null; left: number }> {
    requireCandidate(me);
    const [archive, left] = await Promise.all([this.archives.latestOf(me.userId), this.leftOf(me)]);
    return { archive, left };
  }

  /** Collects the data now; the worker adds the files. */
  async create(me: Principal): Promise<DataArchiveRecord> {
    const candidateId = requireCandidate(me);
    const before = await this.archives.latestOf(me.userId);
    if (before?.state === 'making') throw new ProblemError('archive_under_way');
    if ((await this.leftOf(me)) === 0) throw new ProblemError('too_many_archives');
    const user = await this.users.get(me.userId);
    const data = await this.collect.of(me, candidateId, user);
    const dataKey = await this.bytes.put(Buffer.from(JSON.stringify(data)));
    const { firstname, name, email, language } = user;
    const now = Date.now();
    return this.transactions
      .run(async (session) => {
        await this.sessions.hold(me, session);
        await this.bytes.keep(dataKey, session);
        const archive = await this.archives.create(
          {
            userId: objectId(me.userId),
            candidateId: objectId(candidateId),
            owner: { firstname, name, email, language },
            state: 'making',
            dataKey,
            leasedUntil: new Date(now),
            expireAt: new Date(now + (DATA_ARCHIVE_DAYS + KNOWN_DAYS) * DAY_MS),
          },
          session,
        );
        this.transactions.afterCommit(session, () => void this.queue.announce(archive));
        return archive;
      })
      .catch(async (error: unknown) => {
        await this.bytes.removeNow([dataKey]);
        return rethrowDuplicateAs('archive_under_way')(error);
      });
  }

  /** Answers a missing archive like another person's. */
  async download(me: Principal, id: string): Promise<Download> {
    const archive = await this.archives.find(id);
    if (!archive || String(archive.userId) !== me.userId) throw new ProblemError('forbidden');
    if (archive.state === 'making') throw new ProblemError('not_found');
    if (!isKept(archive) || !archive.storageKey) throw new ProblemError('archive_gone');
    const name = `${this.config.PRODUCT_NAME} ${dayOf(archive.createdAt)}.zip`;
    return {
      stream: await this.bytes.open({ storageKey: archive.storageKey }),
      headers: {
        'content-type': 'application/zip',
        'content-length': String(archive.size),
        'content-disposition': contentDisposition('attachment', name),
        'x-content-type-options': 'nosniff',
      },
    };
  }

  private async leftOf({ userId }: Principal): Promise<number> {
    const made = await this.archives.countSince(userId, new Date(Date.now() - DAY_MS));
    return Math.max(0, DATA_ARCHIVES_PER_DAY - made);
  }
}
