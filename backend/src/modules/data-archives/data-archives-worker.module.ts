import { Module } from '@nestjs/common';
import { OutboxModule } from '../mail/outbox.module.js';
import { DataArchiveRunsModule } from './data-archive-runs.module.js';
import { DataArchiveWorker } from './data-archive.worker.js';
import { MakeArchive } from './make-archive.js';

/** Makes archives of a person's data and deletes expired ones. */
@Module({ imports: [DataArchiveRunsModule, OutboxModule], providers: [MakeArchive, DataArchiveWorker] })
export class DataArchivesWorkerModule {}
