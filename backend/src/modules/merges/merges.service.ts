import { Injectable } from '@nestjs/common';
import type { Principal } from '../../common/auth/principal.js';
import type { ListParams } from '../../common/lists/list-definition.js';
import type { Page } from '../../common/lists/read-list.js';
import { joinById } from '../../common/mongo/join-by-id.js';
import { CandidatesService } from '../candidates/candidates.service.js';
import { UsersService } from '../users/users.service.js';
import type { MergeDuplicateRequest, MergeFilter } from './dto/merge.dto.js';
import { MergeCandidates } from './merge-candidates.js';
import type { MergeView } from './merge.presenter.js';
import type { MergeRecord } from './merge.schema.js';
import { MergesRepository } from './merges.repository.js';

/** Merges, with the names of their people. */
@Injectable()
export class MergesService {
  constructor(
    private readonly repository: MergesRepository,
    private readonly mergeCandidates: MergeCandidates,
    private readonly candidates: CandidatesService,
    private readonly users: UsersService,
  ) {}

  async list(params: ListParams<MergeFilter>): Promise<Page<MergeView>> {
    const { records, totalCount } = await this.repository.list(params);
    return { records: await this.viewsOf(records), totalCount };
  }

  async merge(me: Principal, pairId: string, request: MergeDuplicateRequest): Promise<MergeView> {
    const merge = await this.mergeCandidates.run(me, pairId, request);
    const [view] = await this.viewsOf([merge]);
    if (!view) throw new Error('a new merge has contents');
    return view;
  }

  private async viewsOf(merges: readonly MergeRecord[]): Promise<MergeView[]> {
    const [candidateOf, userOf] = await Promise.all([
      joinById(
        merges.map(({ staysId }) => staysId),
        (ids) => this.candidates.namesOf(ids),
      ),
      joinById(
        merges.map(({ mergedBy }) => mergedBy),
        (ids) => this.users.namesOf(ids),
      ),
    ]);
    // The worker empties a merge soon after its time; until then a list may still meet it.
    return merges.flatMap((merge) => {
      const gone = merge.contents?.gone;
      return gone ? [{ merge, candidate: candidateOf(merge.staysId), gone, mergedBy: userOf(merge.mergedBy) }] : [];
    });
  }
}
