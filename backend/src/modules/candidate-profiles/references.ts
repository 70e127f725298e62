import { Injectable } from '@nestjs/common';
import { joinById } from '../../common/mongo/join-by-id.js';
import type { CandidateRecord } from '../candidates/record/candidate.record.js';
import { JobBriefs } from '../jobs/job-briefs.js';
import { SkillsService } from '../skills/skills.service.js';
import { TagsService } from '../tags/tags.service.js';
import { UsersService } from '../users/users.service.js';
import type { References } from './candidate-profile.presenter.js';

/** Records with references. */
type Referring = Pick<CandidateRecord, 'skills' | 'tags' | 'assignedTo' | 'bookings'>;

/** Loads the records that candidates refer to, with at most one query a collection. */
@Injectable()
export class ReferenceLoader {
  constructor(
    private readonly skills: SkillsService,
    private readonly tags: TagsService,
    private readonly users: UsersService,
    private readonly jobs: JobBriefs,
  ) {}

  async load(candidates: readonly Referring[]): Promise<References> {
    const skills = candidates.flatMap((candidate) => candidate.skills.map(({ skillId }) => skillId));
    const tags = candidates.flatMap((candidate) => candidate.tags);
    const people = candidates.map(({ assignedTo }) => assignedTo);
    const jobs = candidates.flatMap(({ bookings = [] }) => bookings.map(({ jobId }) => jobId));
    const [skillOf, tagOf, personOf, jobOf] = await Promise.all([
      joinById(skills, (ids) => this.skills.labelsOf(ids)),
      joinById(tags, (ids) => this.tags.labelsOf(ids)),
      joinById(people, (ids) => this.users.namesOf(ids)),
      joinById(jobs, (ids) => this.jobs.namesOf(ids)),
    ]);
    return { skillOf, tagOf, personOf, jobOf };
  }
}
