import { Injectable } from '@nestjs/common';
import { isRecruiter, type Principal } from '../../common/auth/principal.js';
import type { Page } from '../../common/lists/read-list.js';
import type { ErasureReceipt } from '../../common/events/erased-person.js';
import { Transactions } from '../../common/mongo/transactions.js';
import type { CandidateListParams } from '../candidates/list/candidate.list.js';
import { CandidateLists } from '../candidates/list/candidate-lists.service.js';
import type { CandidateRecord } from '../candidates/record/candidate.record.js';
import { CandidatesService } from '../candidates/candidates.service.js';
import { SaveCandidate } from '../candidates/write/save-candidate.js';
import { ErasePerson } from '../candidates/write/erase-person.js';
import { DiplomasService } from '../diplomas/diplomas.service.js';
import { ExperienceService } from '../experience/experience.service.js';
import { FilesService } from '../files/files.service.js';
import { AddressTroubles } from '../mail/conversations/address-trouble.js';
import { MergeLinks } from '../merges/merge-links.js';
import { SourcesService } from '../sources/sources.service.js';
import { UsersService } from '../users/users.service.js';
import type { CandidateItemView, CandidateView } from './candidate-profile.presenter.js';
import { ReferenceLoader } from './references.js';

/** Candidates as the screens show them: with labels, names, work experience, diplomas and files. */
@Injectable()
export class CandidateProfilesService {
  constructor(
    private readonly candidates: CandidatesService,
    private readonly saveCandidate: SaveCandidate,
    private readonly erasePerson: ErasePerson,
    private readonly lists: CandidateLists,
    private readonly references: ReferenceLoader,
    private readonly experience: ExperienceService,
    private readonly diplomas: DiplomasService,
    private readonly files: FilesService,
    private readonly sources: SourcesService,
    private readonly users: UsersService,
    private readonly troubles: AddressTroubles,
    private readonly links: MergeLinks,
    private readonly transactions: Transactions,
  ) {}

  async list(params: CandidateListParams): Promise<Page<CandidateItemView>> {
    const { records, totalCount } = await this.lists.list(params);
    const references = await this.references.load(records);
    return { records: records.map((candidate) => ({ candidate, references })), totalCount };
  }

  /** The id of a merged candidate leads to the one who stays. */
  async get(me: Principal, id: string): Promise<CandidateView> {
    return this.whole(me, await this.links.follow(id, (current) => this.candidates.get(current)));
  }

  async hire(me: Principal, id: string): Promise<CandidateView> {
    const hired = await this.transactions.run((session) => this.saveCandidate.hire(me, id, session));
    return this.whole(me, hired);
  }

  delete(me: Principal, id: string): Promise<ErasureReceipt> {
    return this.transactions.run((session) => this.erasePerson.candidate(id, me.userId, session));
  }

  /** A new candidate, without work experience, diplomas and files. */
  async made(candidate: CandidateRecord): Promise<CandidateView> {
    const [references, source] = await Promise.all([
      this.references.load([candidate]),
      candidate.sourceId ? this.sources.find(candidate.sourceId) : null,
    ]);
    return { candidate, references, experience: [], diplomas: [], files: [], source, login: null, emailTrouble: null };
  }

  /** A candidate with everything that belongs to the profile. */
  async whole(me: Principal, candidate: CandidateRecord): Promise<CandidateView> {
    const id = String(candidate._id);
    const [references, experience, diplomas, files, source, login, emailTrouble] = await Promise.all([
      this.references.load([candidate]),
      this.experience.ofCandidate(id),
      this.diplomas.ofCandidate(id),
      this.files.ofCandidate(me, id),
      candidate.sourceId ? this.sources.find(candidate.sourceId) : null,
      candidate.userId && isRecruiter(me) ? this.users.find(candidate.userId) : null,
      isRecruiter(me) ? this.troubles.of(candidate.email) : null,
    ]);
    return { candidate, references, experience, diplomas, files, source, login, emailTrouble };
  }
}
