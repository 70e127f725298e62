import type { ApplicationStatus } from '@byline/shared-types/domain';
import type { INestApplicationContext } from '@nestjs/common';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection, Types } from 'mongoose';
import { hashPassword } from '../../common/auth/secrets.js';
import { Config } from '../../config/config.js';
import { CandidateCounters } from '../../modules/candidates/candidate-counters.js';
import { FileStore } from '../../modules/files/store/file-store.js';
import { JobOptionsService } from '../../modules/jobs/job-options.service.js';
import type { EmailRecord } from '../../modules/mail/email.schema.js';
import { MailBodies } from '../../modules/mail/mail-bodies.js';
import { DEMO_PASSWORD } from '../demo-logins.js';
import { dropIndexes } from '../../migrations/indexes.js';
import { migrate } from '../../migrations/migrate.js';
import { mediums } from './advertising.js';
import { calendarItems } from './agenda.js';
import { CAST } from './cast.js';
import { insertAll } from './collections.js';
import { DemoDays } from './days.js';
import type { FileDraft } from './files.js';
import { folders } from './folders.js';
import { demoId } from './ids.js';
import { interviewTemplates } from './interviews.js';
import { jobRecord, type ApplicationCounts, type JobOptions } from './job-records.js';
import { sources, tags } from './labels.js';
import { LOGINS, Profiles } from './profiles.js';
import { scorecardCategories } from './scorecards.js';
import { skillCategories, skills } from './skills.js';
import { storyOf, type Story } from './story.js';
import { officeTasks } from './tasks.js';
import { candidateUser, recruiterUsers } from './users.js';
import { World } from './world.js';

export interface DemoOptions {
  /** Number of candidates. */
  size: number;
  /** Reference day, `YYYY-MM-DD`. */
  today: string;
  /** Told how many candidates are there. */
  onProgress(candidates: number): void;
  /** Told when only the indexes are still to be made. */
  onIndexing(): void;
}

const BATCH = 500;
/** Files made at a time: enough to keep both the image library and the disk busy. */
const FILES_AT_ONCE = 8;

/** Fills an empty database and its file store. */
export class DemoLoader {
  private readonly connection: Connection;
  private readonly counts = new Map<string, ApplicationCounts>();

  constructor(
    private readonly app: INestApplicationContext,
    private readonly options: DemoOptions,
  ) {
    this.connection = app.get<Connection>(getConnectionToken());
  }

  async load(): Promise<void> {
    const { size, today } = this.options;
    await this.requireEmpty();
    await dropIndexes(this.connection);
    const days = new DemoDays(today);
    const world = new World(days, size, this.app.get(Config).MAIL_FROM);
    const passwordHash = await hashPassword(DEMO_PASSWORD);
    await this.loadSettings(world);
    await insertAll(this.connection, { User: recruiterUsers(days, passwordHash) });
    const profiles = new Profiles(today);
    for (let from = 0; from < size; from += BATCH) {
      const batch = Array.from({ length: Math.min(BATCH, size - from) }, (_, place) => profiles.make(from + place));
      const logins = batch.filter(({ index }) => index < LOGINS);
      await insertAll(this.connection, { User: logins.map((profile) => candidateUser(profile, days, passwordHash)) });
      await this.loadStories(batch.map((profile) => storyOf(profile, world)));
      this.options.onProgress(from + batch.length);
    }
    await this.loadJobs(world);
    this.options.onIndexing();
    await migrate(this.connection, { say: () => undefined });
    await this.app.get(CandidateCounters, { strict: false }).recount();
  }

  private async requireEmpty(): Promise<void> {
    const filled = await Promise.all(['User', 'Candidate'].map((model) => this.connection.model(model).exists({})));
    if (filled.some(Boolean))
      throw new Error('The database already has users or candidates: the demo only fills an empty one.');
  }

  /** What recruiters set up: labels, skills, templates, advertising, the agenda. */
  private async loadSettings(world: World): Promise<void> {
    const { days } = world;
    // The sources every installation starts with make way for the demo's own, which candidates refer to.
    await this.connection.model('Source').deleteMany({});
    await insertAll(this.connection, {
      Tag: tags(days),
      Source: sources(days),
      SkillCategory: skillCategories(days),
      Skill: skills(days),
      Folder: folders(days),
      InterviewTemplate: interviewTemplates(days),
      ScorecardCategory: scorecardCategories(days),
      Scorecard: world.scorecards,
      Medium: mediums(days),
      Campaign: world.campaigns,
      Task: officeTasks(world),
      CalendarItem: calendarItems(
        days,
        CAST.map(({ firstname, name }) => `${firstname} ${name}`),
      ),
    });
  }

  private async loadStories(stories: Story[]): Promise<void> {
    for (const { jobId, status } of stories.flatMap(({ applications }) => applications))
      this.count(String(jobId), status);
    const [files, emails] = await Promise.all([
      this.storeFiles(stories.flatMap((story) => story.files)),
      Promise.all(stories.flatMap((story) => story.emails).map((email) => this.withBody(email))),
    ]);
    await insertAll(this.connection, {
      Candidate: stories.map(({ candidate }) => candidate),
      Experience: stories.flatMap(({ experience }) => experience),
      Diploma: stories.flatMap(({ diplomas }) => diplomas),
      JobApplication: stories.flatMap(({ applications }) => applications),
      Interview: stories.flatMap(({ interviews }) => interviews),
      Note: stories.flatMap(({ notes }) => notes),
      Test: stories.flatMap(({ tests }) => tests),
      CandidateScorecard: stories.flatMap(({ scorecards }) => scorecards),
      Task: stories.flatMap(({ tasks }) => tasks),
      Email: emails,
      File: files,
    });
  }

  private async loadJobs(world: World): Promise<void> {
    const choices = await this.jobOptions();
    const records = world.jobs.map((job) => {
      const counts = this.counts.get(String(demoId('job', job.index))) ?? NO_APPLICATIONS;
      return jobRecord(job, world.campaigns, choices, counts, world.days);
    });
    await insertAll(this.connection, { Job: records });
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

  private count(jobId: string, status: ApplicationStatus): void {
    const counts = this.counts.get(jobId) ?? { ...NO_APPLICATIONS };
    counts[status]++;
    this.counts.set(jobId, counts);
  }

  /** A mail that may still go out has what will be sent. */
  private async withBody(email: EmailRecord): Promise<EmailRecord> {
    if (email.status === 'sent') return email;
    const { subject, message } = email;
    const body = await this.app
      .get(MailBodies, { strict: false })
      .written({ subject, message, writerName: email.from.name });
    return { ...email, body };
  }

  private async storeFiles(drafts: FileDraft[]): Promise<object[]> {
    const store = this.app.get(FileStore, { strict: false });
    const records: object[] = [];
    const waiting = drafts.entries();
    const work = async (): Promise<void> => {
      for (const [place, { record, bytes }] of waiting) {
        const content = await bytes();
        await store.put(record.storageKey, content);
        records[place] = { ...record, size: content.length };
      }
    };
    await Promise.all(Array.from({ length: FILES_AT_ONCE }, work));
    return records;
  }
}

const NO_APPLICATIONS: ApplicationCounts = { pending: 0, successful: 0, rejected: 0 };
