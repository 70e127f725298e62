import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DAY_MS } from '@byline/shared-types/domain';
import { Transactions } from '../../common/mongo/transactions.js';
import { PeriodicJobs } from '../../common/periodic/periodic-jobs.js';
import { DraftsService } from '../drafts/drafts.service.js';
import { FileBytes } from './file-bytes.js';
import { FilesRepository } from './files.repository.js';

const SECONDS = 600;
const BATCH = 200;

/** Removes attachments without a use within a day, in the worker (docs/domain/files.md#attachments). */
@Injectable()
export class CollectUnused implements OnModuleInit {
  constructor(
    private readonly jobs: PeriodicJobs,
    private readonly files: FilesRepository,
    private readonly drafts: DraftsService,
    private readonly bytes: FileBytes,
    private readonly transactions: Transactions,
  ) {}

  onModuleInit(): void {
    this.jobs.every(SECONDS, 'collect unused files', () => this.run());
  }

  /** A draft that names a file uses it: the file gets another day. */
  private async run(now = Date.now()): Promise<void> {
    for (;;) {
      const ids = (await this.files.unused(new Date(now - DAY_MS), BATCH)).map(({ _id }) => _id);
      if (ids.length === 0) return;
      const inDrafts = await this.drafts.namedIn(ids);
      await this.files.keepUnused(
        ids.filter((id) => inDrafts.has(String(id))),
        new Date(now),
      );
      const unused = ids.filter((id) => !inDrafts.has(String(id)));
      await this.transactions.run(async (session) =>
        this.bytes.remove(await this.files.deleteUnused(unused, session), session),
      );
    }
  }
}
