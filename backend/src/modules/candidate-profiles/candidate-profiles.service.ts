import { Injectable } from '@nestjs/common';
import { missingFields } from '@byline/shared-types/domain';
import { isRecruiter, type Principal } from '../../common/auth/principal.js';
import { pickFields } from '../../common/http/dto-fields.js';
import { presentPage, type Page } from '../../common/lists/read-list.js';
import { Transactions } from '../../common/mongo/transactions.js';
import type { CandidateListParams } from '../candidates/candidate.list.js';
import { CandidateLists } from '../candidates/candidate-lists.service.js';
import type { CandidateRecord } from '../candidates/candidate.record.js';
import { CandidatesService } from '../candidates/candidates.service.js';
import { ProfileDto } from '../candidates/dto/candidate-fields.dto.js';
import type { CandidateListItemResponse } from '../candidates/dto/candidate.dto.js';
import { presentDiploma } from '../diplomas/diploma.presenter.js';
import { DiplomasService } from '../diplomas/diplomas.service.js';
import { presentExperience } from '../experience/experience.presenter.js';
import { ExperienceService } from '../experience/experience.service.js';
import { presentFile } from '../files/file.presenter.js';
import { FilesService } from '../files/files.service.js';
import { SourcesService } from '../sources/sources.service.js';
import type { CandidateResponse } from './dto/candidate-profile.dto.js';
import { abilitiesOf } from './candidate-profile.policy.js';
import { presentBase, presentListItem, presentManaged, type References } from './candidate-profile.presenter.js';
import { ReferenceLoader } from './references.js';

/** Candidates as the screens see them: with labels, names, work experience, diplomas and files. */
@Injectable()
export class CandidateProfilesService {
  constructor(
    private readonly candidates: CandidatesService,
    private readonly lists: CandidateLists,
    private readonly references: ReferenceLoader,
    private readonly experience: ExperienceService,
    private readonly diplomas: DiplomasService,
    private readonly files: FilesService,
    private readonly sources: SourcesService,
    private readonly transactions: Transactions,
  ) {}

  async list(params: CandidateListParams): Promise<Page<CandidateListItemResponse>> {
    const page = await this.lists.list(params);
    const references = await this.references.load(page.records);
    return presentPage(page, params, (candidate) => presentListItem(candidate, references));
  }

  async get(me: Principal, id: string): Promise<CandidateResponse> {
    return this.present(me, await this.candidates.get(id));
  }

  async hire(me: Principal, id: string): Promise<CandidateResponse> {
    const hired = await this.transactions.run((session) => this.candidates.hire(me, id, session));
    return this.present(me, hired);
  }

  async delete(me: Principal, id: string): Promise<void> {
    await this.transactions.run((session) => this.candidates.erase(id, me.userId, session));
  }

  async present(me: Principal, candidate: CandidateRecord): Promise<CandidateResponse> {
    const id = String(candidate._id);
    const [references, experience, diplomas, files, source] = await Promise.all([
      this.references.load([candidate]),
      this.experience.ofCandidate(id),
      this.diplomas.ofCandidate(id),
      this.files.ofCandidate(me, id),
      candidate.sourceId ? this.sources.find(candidate.sourceId) : null,
    ]);
    return {
      ...presentBase(candidate, references),
      ...pickFields(ProfileDto, candidate),
      website: candidate.links.website ?? null,
      links: candidate.links,
      missing: missingFields(candidate),
      workExperience: experience.map(presentExperience),
      diploma: diplomas.map(presentDiploma),
      candidatefiles: files.map(presentFile),
      abilities: abilitiesOf(me),
      ...(isRecruiter(me) ? presentRecruiterPart(candidate, references, source?.label) : {}),
    };
  }
}

function presentRecruiterPart(
  candidate: CandidateRecord,
  references: References,
  source: string | undefined,
): Partial<CandidateResponse> {
  const { sourceId, modifiedByRecruiterAt } = candidate;
  return {
    ...presentManaged(candidate, references),
    candidatesources: sourceId && source !== undefined ? [{ _id: String(sourceId), label: source }] : [],
    modifiedByRecruiterAt: modifiedByRecruiterAt?.toISOString() ?? null,
  };
}
