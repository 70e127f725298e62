import { ownScope, requireOwn, requireOwnRecord, type Principal } from '../../../common/auth/principal.js';
import { ProblemError } from '../../../common/errors/problem.error.js';
import type { ListParams } from '../../../common/lists/list-definition.js';
import type { Page } from '../../../common/lists/read-list.js';
import type { PartRecord, PartsRepository } from '../../../common/mongo/parts.repository.js';
import { definedFields, leavesAsIs } from '../../../common/mongo/record.js';
import { requirePeriod } from '../../../common/period.js';
import { CandidatesService } from '../candidates.service.js';

/** The fields that all parts of a profile share. */
export interface PartFields<R extends PartRecord> {
  candidateId: string;
  from: R['from'];
  to?: R['to'];
}

/** Work experience and diplomas: the candidate and recruiters write them, and each write changes the candidate. */
export abstract class ProfilePartsService<R extends PartRecord> {
  protected constructor(
    private readonly repository: PartsRepository<R>,
    private readonly candidates: CandidatesService,
  ) {}

  list(me: Principal, params: ListParams<{ candidateId?: string }>): Promise<Page<R>> {
    return this.repository.list(ownScope(me, params.filter.candidateId), params);
  }

  /** Of one candidate, newest first. */
  ofCandidate(candidateId: string): Promise<R[]> {
    return this.repository.findOfCandidate(candidateId);
  }

  async create(me: Principal, part: PartFields<R>): Promise<R> {
    requireOwn(me, part.candidateId);
    requirePeriod(part.from, part.to);
    return this.candidates.writeNew(me, part.candidateId, (session) => this.repository.create(part, session));
  }

  /** A part stays with its candidate: a change may not name another one. */
  async update(me: Principal, id: string, change: Partial<PartFields<R>> & { version?: number }): Promise<R> {
    const old = await this.find(me, id);
    const { version, candidateId, ...changes } = change;
    if (candidateId && candidateId.toLowerCase() !== String(old.candidateId)) {
      throw ProblemError.field('candidateId', 'forbidden');
    }
    if (leavesAsIs(old, version, changes)) return old;
    requirePeriod(changes.from ?? old.from, changes.to === undefined ? old.to : changes.to);
    return this.candidates.write(me, old.candidateId, (session) =>
      this.repository.update(id, version, definedFields(changes), session),
    );
  }

  async delete(me: Principal, id: string): Promise<void> {
    const { candidateId } = await this.find(me, id);
    await this.candidates.write(me, candidateId, (session) => this.repository.delete(id, session));
  }

  private async find(me: Principal, id: string): Promise<R> {
    return requireOwnRecord(me, await this.repository.find(id));
  }
}
