import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { CV_FILE_TYPES } from '@byline/shared-types/domain';
import { Redis } from 'ioredis';
import { isRecruiter, type Principal } from '../../common/auth/principal.js';
import { ProblemError } from '../../common/errors/problem.error.js';
import { uncounted } from '../../common/http/deadline.js';
import { ConfinedReader } from '../../common/processes/confined-reader.js';
import { RedisLimit } from '../../common/redis/redis-limit.js';
import { requireFileType } from '../files/file-types.js';
import type { Upload } from '../files/upload.js';
import { SkillsService } from '../skills/skills.service.js';
import { presentCvReading, presentUnread } from './cv-reading.presenter.js';
import type { CvReadingResponse } from './dto/cv-reading.dto.js';
import type { CvReading } from './read-cv.js';

/** A CV takes some tenths of a second. */
const TIMEOUT_MS = 10_000;
/** CVs that wait or are read; one more is asked to come back. */
const AT_ONCE = 4;
const COME_BACK_SECONDS = 5;
/** Readings of one person in an hour; a recruiter adds many candidates. */
const HOUR_SECONDS = 3_600;
const OF_CANDIDATE = 20;
const OF_RECRUITER = 200;

/** Reads a CV for its reviewer and stores nothing (docs/domain/candidates.md#cv-import). */
@Injectable()
export class CvReadingsService implements OnModuleDestroy {
  private readonly reader = new ConfinedReader('read-cvs', TIMEOUT_MS);
  private readonly limits: Record<'candidate' | 'recruiter', RedisLimit>;
  private reading = 0;

  constructor(
    @Inject(Redis) redis: Redis,
    private readonly skills: SkillsService,
  ) {
    const limitOf = (name: string, points: number): RedisLimit =>
      new RedisLimit(redis, { name, points, duration: HOUR_SECONDS });
    this.limits = {
      candidate: limitOf('cv-readings', OF_CANDIDATE),
      recruiter: limitOf('cv-readings-recruiter', OF_RECRUITER),
    };
  }

  onModuleDestroy(): void {
    this.reader.stop();
  }

  async read(me: Principal, { bytes, originalname }: Upload): Promise<CvReadingResponse> {
    const type = await requireFileType(bytes, originalname, CV_FILE_TYPES);
    await this.limits[isRecruiter(me) ? 'recruiter' : 'candidate'].consume(me.userId);
    if (this.reading >= AT_ONCE) throw new ProblemError('unavailable', { retryAfter: COME_BACK_SECONDS });
    const answer = await this.readNow(Buffer.concat([Buffer.from(`${type}\n`), bytes]));
    if (!answer) return presentUnread('damaged');
    const skills = await this.skills.approved();
    return presentCvReading(
      JSON.parse(answer.toString()) as CvReading,
      skills.map(({ _id, label }) => ({ skillId: String(_id), label })),
    );
  }

  private async readNow(framed: Buffer): Promise<Buffer | null> {
    this.reading++;
    try {
      return await uncounted(() => this.reader.read(framed));
    } finally {
      this.reading--;
    }
  }
}
