import { Injectable } from '@nestjs/common';
import { hasPortfolio } from '@byline/shared-types/domain';
import type { Types } from 'mongoose';
import { ProblemError } from '../../common/errors/problem.error.js';
import { REVALIDATED } from '../../common/http/caching.js';
import type { ListParams } from '../../common/lists/list-definition.js';
import type { Page } from '../../common/lists/read-list.js';
import { CandidateLists } from '../candidates/candidate-lists.service.js';
import type { CandidateRecord } from '../candidates/candidate.record.js';
import { CandidatesService } from '../candidates/candidates.service.js';
import { DiplomasService } from '../diplomas/diplomas.service.js';
import { ExperienceService } from '../experience/experience.service.js';
import type { Download } from '../files/download.js';
import type { FileRecord } from '../files/file.record.js';
import { FilesService } from '../files/files.service.js';
import type { SkillRecord } from '../skills/skill.record.js';
import { SkillsService } from '../skills/skills.service.js';
import type { PublicCandidateFilter } from './dto/public-candidate.dto.js';
import type { PublicProfile } from './public-candidate.presenter.js';

/** Candidates who allow a public profile and are not archived, as anybody may see them. Whatever is not public is not found, like what does not exist. */
@Injectable()
export class PublicCandidates {
  constructor(
    private readonly candidates: CandidatesService,
    private readonly lists: CandidateLists,
    private readonly experience: ExperienceService,
    private readonly diplomas: DiplomasService,
    private readonly files: FilesService,
    private readonly skills: SkillsService,
  ) {}

  async list(
    params: ListParams<PublicCandidateFilter>,
  ): Promise<{ page: Page<CandidateRecord>; skills: SkillRecord[] }> {
    const page = await this.lists.list({
      ...params,
      filter: { ...params.filter, publicEnabled: true, archived: false },
    });
    return { page, skills: await this.skillsOf(page.records) };
  }

  async get(id: string): Promise<PublicProfile> {
    const candidate = await this.find(id);
    const [skills, workExperience, diploma, portfolio] = await Promise.all([
      this.skillsOf([candidate]),
      this.experience.ofCandidate(id),
      this.diplomas.ofCandidate(id),
      this.portfolioOf(candidate),
    ]);
    return { candidate, skills, workExperience, diploma, portfolio };
  }

  /** The photo, or a piece of the portfolio; nothing else of a candidate's files is public. */
  async download(id: string, fileId: string): Promise<Download> {
    const candidate = await this.find(id);
    const file = String(candidate.avatar) === fileId ? await this.files.find(fileId) : null;
    const shown = file ?? (await this.portfolioOf(candidate)).find(({ _id }) => String(_id) === fileId);
    if (!shown) throw new ProblemError('not_found');
    const { stream, headers } = await this.files.download(shown, true);
    return { stream, headers: { ...headers, 'cache-control': REVALIDATED } };
  }

  private async find(id: string): Promise<CandidateRecord> {
    const candidate = await this.candidates.get(id);
    if (!candidate.publicEnabled || candidate.archived) throw new ProblemError('not_found');
    return candidate;
  }

  private portfolioOf({ _id, function: role }: CandidateRecord): Promise<FileRecord[]> {
    return role && hasPortfolio(role) ? this.files.publicPortfolio(_id) : Promise.resolve([]);
  }

  private skillsOf(candidates: readonly CandidateRecord[]): Promise<SkillRecord[]> {
    const ids: Types.ObjectId[] = candidates.flatMap(({ skills }) => skills.map(({ skillId }) => skillId));
    return this.skills.findMany(ids);
  }
}
