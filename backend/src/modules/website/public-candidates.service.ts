import { Injectable } from '@nestjs/common';
import { hasPortfolio, withEndingOf } from '@byline/shared-types/domain';
import type { Types } from 'mongoose';
import { ProblemError } from '../../common/errors/problem.error.js';
import { REVALIDATED } from '../../common/http/caching.js';
import type { ListParams } from '../../common/lists/list-definition.js';
import type { Page } from '../../common/lists/read-list.js';
import { CandidateLists } from '../candidates/list/candidate-lists.service.js';
import type { CandidateRecord, PublicPage } from '../candidates/record/candidate.record.js';
import { CandidatesService } from '../candidates/candidates.service.js';
import { DiplomasService } from '../diplomas/diplomas.service.js';
import { ExperienceService } from '../experience/experience.service.js';
import type { Download } from '../files/download.js';
import type { FileRecord } from '../files/file.record.js';
import { FilesService } from '../files/files.service.js';
import type { SkillLabel } from '../skills/skill.record.js';
import { MergeLinks } from '../merges/merge-links.js';
import { SkillsService } from '../skills/skills.service.js';
import type { PublicCandidateFilter } from './dto/public-candidate.dto.js';
import type { PublicProfile } from './public-candidate.presenter.js';
import { shows, withoutHidden } from './public-block.rules.js';

/** Public profiles of candidates who are not archived. Answers a profile that is not public like a missing one. */
@Injectable()
export class PublicCandidates {
  constructor(
    private readonly candidates: CandidatesService,
    private readonly lists: CandidateLists,
    private readonly experience: ExperienceService,
    private readonly diplomas: DiplomasService,
    private readonly files: FilesService,
    private readonly skills: SkillsService,
    private readonly links: MergeLinks,
  ) {}

  async list(
    params: ListParams<PublicCandidateFilter>,
  ): Promise<{ page: Page<CandidateRecord>; skills: SkillLabel[] }> {
    const page = await this.lists.listPublic(params);
    const records = page.records.map(withoutHidden);
    return { page: { ...page, records }, skills: await this.skillsOf(records) };
  }

  pages(params: ListParams<object>): Promise<Page<PublicPage>> {
    return this.lists.publicPages(params);
  }

  async get(id: string): Promise<PublicProfile> {
    return this.withParts(await this.find(id));
  }

  /** The profile before it is public, for its owner and for recruiters. */
  async preview(id: string): Promise<PublicProfile> {
    return this.withParts(withoutHidden(await this.candidates.get(id)));
  }

  private async withParts(candidate: CandidateRecord): Promise<PublicProfile> {
    const id = String(candidate._id);
    const [skills, workExperience, diploma, portfolio] = await Promise.all([
      this.skillsOf([candidate]),
      shows(candidate, 'work') ? this.experience.ofCandidate(id) : [],
      shows(candidate, 'education') ? this.diplomas.ofCandidate(id) : [],
      this.portfolioOf(candidate),
    ]);
    return { candidate, skills, workExperience, diploma, portfolio };
  }

  /** The photo or a piece of the portfolio, or its thumbnail; other files are not public. */
  async download(id: string, fileId: string, thumbnail = false): Promise<Download> {
    const candidate = await this.find(id);
    const file = String(candidate.avatar) === fileId ? await this.files.find(fileId) : null;
    const shown = file ?? (await this.portfolioOf(candidate)).find(({ _id }) => String(_id) === fileId);
    if (!shown) throw new ProblemError('not_found');
    // Not with the uploaded name, which may contain the surname.
    const named = { ...shown, name: withEndingOf(shown.mimeType, shown.title ?? shown.kind) };
    const { files } = this;
    const { stream, headers } = await (thumbnail ? files.downloadThumbnail(named) : files.download(named, true));
    return { stream, headers: { ...headers, 'cache-control': REVALIDATED } };
  }

  private async find(id: string): Promise<CandidateRecord> {
    return withoutHidden(await this.links.follow(id, (current) => this.candidates.getPublic(current)));
  }

  private portfolioOf(candidate: CandidateRecord): Promise<FileRecord[]> {
    const { _id, function: role } = candidate;
    return role && hasPortfolio(role) && shows(candidate, 'portfolio')
      ? this.files.publicPortfolio(_id)
      : Promise.resolve([]);
  }

  private skillsOf(candidates: readonly CandidateRecord[]): Promise<SkillLabel[]> {
    const ids: Types.ObjectId[] = candidates.flatMap(({ skills }) => skills.map(({ skillId }) => skillId));
    return this.skills.labelsOf(ids);
  }
}
