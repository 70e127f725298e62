import type { DecidedStatus } from '@byline/shared-types/domain';
import type { INestApplicationContext } from '@nestjs/common';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection, Types } from 'mongoose';
import { sortFields } from '@byline/backend/common/lists/sort-keys.js';
import { hashPassword } from '@byline/backend/common/auth/secrets.js';
import { Config } from '@byline/backend/config/config.js';
import { NewMatches } from '@byline/backend/modules/candidate-views/new-matches.js';
import { TileCounters } from '@byline/backend/modules/candidates/list/tile-counters.js';
import type { FileRecord } from '@byline/backend/modules/files/file.record.js';
import type { FileTextRecord } from '@byline/backend/modules/files/texts/file-text.record.js';
import { FileStore } from '@byline/backend/modules/files/store/file-store.js';
import { JobOptionsService } from '@byline/backend/modules/jobs/job-options.service.js';
import type { EmailRecord } from '@byline/backend/modules/mail/email.record.js';
import { MailBodies } from '@byline/backend/modules/mail/mail-bodies.js';
import { DEMO_PASSWORD } from './logins.ts';
import { dropIndexes } from '@byline/backend/migrations/indexes.js';
import { beginAsNewest, migrate } from '@byline/backend/migrations/migrate.js';
import { libraryFiles } from './library.ts';
import { mailTemplates } from './mail-templates.ts';
import { mediums } from './advertising.ts';
import { calendarItems } from './agenda.ts';
import { PERSONAS } from './personas.ts';
import { insertAll } from './collections.ts';
import { conversationsOf } from './conversations.ts';
import { Duplicates } from './duplicates.ts';
import { DemoDays } from './days.ts';
import type { FileDraft } from './files.ts';
import { folders } from './folders.ts';
import { demoId } from './ids.ts';
import { linkViews } from './link-views.ts';
import { interviewTemplates } from './interviews.ts';
import { jobRecord, type ApplicationCounts, type JobOptions } from './job-records.ts';
import { sources, tags } from './labels.ts';
import { LOGINS, Profiles } from './profiles.ts';
import { strangersMails } from './received-mails.ts';
import { scorecardCategories } from './scorecards.ts';
import { skillCategories, skills } from './skills.ts';
import { recordsOf, type CandidateRecords } from './candidate-records.ts';
import { officeTasks } from './tasks.ts';
import { candidateUser, recruiterUsers } from './users.ts';
import { viewFollowers, views } from './views.ts';
import { DemoContext } from './context.ts';

export interface DemoOptions {
  /** Number of candidates. */
  size: number;
  /** Reference day, `YYYY-MM-DD`. */
  today: string;
  /** Called with the number of finished candidates. */
  onProgress(candidates: number): void;
  /** Called when only the indexes are left. */
  onIndexing(): void;
}

const BATCH = 500;
/** Files at a time; enough to keep the image library and the disk busy. */
const FILES_AT_ONCE = 8;

/** Fills an empty database and its file store. */
export class DemoLoader {
  private readonly connection: Connection;
  private readonly counts = new Map<string, ApplicationCounts>();

  private readonly app: INestApplicationContext;
  private readonly options: DemoOptions;

  constructor(app: INestApplicationContext, options: DemoOptions) {
    this.app = app;
    this.options = options;
    this.connection = app.get<Connection>(getConnectionToken());
  }

  async load(): Promise<void> {
    const { size, today } = this.options;
    await this.requireEmpty();
    await beginAsNewest(this.connection);
    await dropIndexes(this.connection);
    const days = new DemoDays(today);
    const context = new DemoContext(days, size, this.app.get(Config).MAIL_FROM);
    const passwordHash = await hashPassword(DEMO_PASSWORD);
    await this.loadSettings(context);
    await insertAll(this.connection, { User: recruiterUsers(days, passwordHash) });
    const profiles = new Profiles(today);
    const duplicates = new Duplicates(size);
    for (let from = 0; from < size; from += BATCH) {
      const batch = Array.from({ length: Math.min(BATCH, size - from) }, (_, place) => profiles.make(from + place));
      const logins = batch.filter(({ index }) => index < LOGINS);
      await insertAll(this.connection, { User: logins.map((profile) => candidateUser(profile, days, passwordHash)) });
      const records = batch.map((profile) => recordsOf(profile, context));
      duplicates.add(records.map(({ candidate }) => candidate));
      await this.loadCandidates(records, days);
      this.options.onProgress(from + batch.length);
    }
    await this.loadJobs(context);
    await insertAll(this.connection, { MatchKey: duplicates.keys(), Duplicate: duplicates.pairs(days) });
    this.options.onIndexing();
    await migrate(this.connection, { say: () => undefined });
    await this.app.get(TileCounters, { strict: false }).recount();
    const matches = this.app.get(NewMatches, { strict: false });
    await insertAll(this.connection, { ViewFollower: await viewFollowers(days, matches) });
  }

  private async requireEmpty(): Promise<void> {
    const filled = await Promise.all(['User', 'Candidate'].map((model) => this.connection.model(model).exists({})));
    if (filled.some(Boolean))
      throw new Error('The database already has users or candidates: the demo only fills an empty one.');
  }

  /** The recruiters' own set-up: labels, skills, templates, advertising, the agenda. */
  private async loadSettings(context: DemoContext): Promise<void> {
    const { days } = context;
    const strangers = strangersMails(days);
    // Replaces the sources of a new installation by the demo's own, which candidates refer to.
    await this.connection.model('Source').deleteMany({});
    await insertAll(this.connection, {
      CandidateView: views(days),
      Tag: tags(days),
      Source: sources(days),
      SkillCategory: skillCategories(days),
      Skill: skills(days),
      Folder: folders(days),
      InterviewTemplate: interviewTemplates(days),
      MailTemplate: mailTemplates(days),
      File: (await this.storeFiles(libraryFiles(days))).files,
      ScorecardCategory: scorecardCategories(days),
      Scorecard: context.scorecards,
      Medium: mediums(days),
      Campaign: context.campaigns,
      ReceivedMail: strangers,
      Conversation: conversationsOf([], strangers, days.at(1, 0)),
      Task: officeTasks(context),
      CalendarItem: calendarItems(
        days,
        PERSONAS.map(({ firstname, name }) => `${firstname} ${name}`),
        context.size,
      ),
    });
  }

  private async loadCandidates(candidates: CandidateRecords[], days: DemoDays): Promise<void> {
    for (const { jobId, status } of candidates.flatMap(({ applications }) => applications))
      if (status !== 'withdrawn') this.count(String(jobId), status);
    const received = candidates.flatMap((records) => records.received);
    const { files, texts } = await this.storeFiles(candidates.flatMap((records) => records.files));
    const emails = candidates.flatMap((records) => records.emails).map((email) => this.withBody(email));
    await insertAll(this.connection, {
      Candidate: candidates.map(({ candidate }) => candidate),
      AvailabilityAsk: candidates.flatMap(({ asks }) => asks),
      Experience: candidates.flatMap(({ experience }) => experience),
      Diploma: candidates.flatMap(({ diplomas }) => diplomas),
      JobApplication: candidates.flatMap(({ applications }) => applications),
      Interview: candidates.flatMap(({ interviews }) => interviews),
      Note: candidates.flatMap(({ notes }) => notes),
      Test: candidates.flatMap(({ tests }) => tests),
      CandidateScorecard: candidates.flatMap(({ scorecards }) => scorecards),
      Task: candidates.flatMap(({ tasks }) => tasks),
      Email: emails,
      ReceivedMail: received,
      Conversation: conversationsOf(emails, received, days.at(1, 0)),
      File: files,
      FileText: texts,
      Audit: candidates.flatMap(({ audit }) => audit),
      // The worker makes their texts searchable.
      TextDue: candidates.map(({ candidate: { _id } }) => ({
        _id,
        candidateId: _id,
        skillId: null,
        dueAt: new Date(),
      })),
    });
  }

  private async loadJobs(context: DemoContext): Promise<void> {
    const choices = await this.jobOptions();
    const records = context.jobs.map((job) => {
      const counts = this.counts.get(String(demoId('job', job.index))) ?? NO_APPLICATIONS;
      return jobRecord(job, context.campaigns, choices, counts, context.days);
    });
    await insertAll(this.connection, { Job: records, LinkView: linkViews(records) });
  }

  private async jobOptions(): Promise<JobOptions> {
    const service = this.app.get(JobOptionsService, { strict: false });
    await service.ensure();
    const idsOf = (choices: { _id: Types.ObjectId }[]) => choices.map(({ _id }) => _id);
    return {
      employmentTypes: idsOf(await service.employmentTypes()),
      applicantLevels: idsOf(await service.applicantLevels()),
    };
  }

  private count(jobId: string, status: DecidedStatus): void {
    const counts = this.counts.get(jobId) ?? { ...NO_APPLICATIONS };
    counts[status]++;
    this.counts.set(jobId, counts);
  }

  /** Adds the body of an unsent mail. */
  private withBody(email: EmailRecord): EmailRecord {
    if (email.status === 'sent') return email;
    const { subject, message } = email;
    const bodies = this.app.get(MailBodies, { strict: false });
    return { ...email, body: bodies.written({ subject, message, writerName: email.from.name }) };
  }

  private async storeFiles(drafts: FileDraft[]): Promise<{ files: FileRecord[]; texts: FileTextRecord[] }> {
    const store = this.app.get(FileStore, { strict: false });
    const files: FileRecord[] = [];
    const texts: FileTextRecord[] = [];
    const waiting = drafts.entries();
    const work = async (): Promise<void> => {
      for (const [place, { record, content }] of waiting) {
        const { bytes, text } = await content();
        await store.put(record.storageKey, bytes);
        files[place] = { ...record, ...sortFields({ name: record.name }), size: bytes.length };
        if (record.textState) texts.push({ _id: record._id, candidateId: record.candidateId, pages: [text ?? ''] });
      }
    };
    await Promise.all(Array.from({ length: FILES_AT_ONCE }, work));
    return { files, texts };
  }
}

const NO_APPLICATIONS: ApplicationCounts = { pending: 0, successful: 0, rejected: 0 };
