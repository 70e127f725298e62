import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Allow } from '../../common/auth/allow.decorator.js';
import { Me, type Principal } from '../../common/auth/principal.js';
import { Creates } from '../../common/http/creates.decorator.js';
import { IdParam } from '../../common/http/ids.js';
import { Problems } from '../../common/http/problems.decorator.js';
import { ApiList, List, type ListParams } from '../../common/lists/list-definition.js';
import { presentPage, type Page } from '../../common/lists/read-list.js';
import { Logged } from '../../common/security-log/logged.decorator.js';
import { MergeDuplicateRequest, MergeResponse, MergeUndoneResponse, type MergeFilter } from './dto/merge.dto.js';
import { mergeList } from './merge.list.js';
import { presentMerge, presentUndone } from './merge.presenter.js';
import { MergesService } from './merges.service.js';
import { UndoMerge } from './undo-merge.js';

@ApiTags('duplicates')
@Controller('candidates')
export class MergesController {
  constructor(
    private readonly merges: MergesService,
    private readonly undo: UndoMerge,
  ) {}

  /**
   * Make one candidate of a pair part of the other. All records move, lists are added together, and links to the candidate who went lead to the
   * one who stays. It can be undone for 30 days. A second recruiter who merges the same pair gets 409 `already_merged`.
   */
  @Post('duplicates/:id/merge')
  @Allow('recruiter')
  @Logged('candidates_merged', (_, answer) => {
    const { candidate, gone } = answer as MergeResponse;
    return { candidateIds: [candidate, gone].flatMap((person) => person?._id ?? []) };
  })
  @Creates(MergeResponse)
  @Problems(
    'stale_version',
    'already_merged',
    'login_choice',
    'account_leaving',
    'impossible_transition',
    'email_taken',
  )
  async mergeDuplicate(
    @Me() me: Principal,
    @IdParam('id') id: string,
    @Body() body: MergeDuplicateRequest,
  ): Promise<MergeResponse> {
    return presentMerge(await this.merges.merge(me, id, body));
  }

  /** The merges that can be undone, the latest first. */
  @Get('merges')
  @Allow('recruiter')
  @ApiList(mergeList)
  async listMerges(@List(mergeList) params: ListParams<MergeFilter>): Promise<Page<MergeResponse>> {
    return presentPage(await this.merges.list(params), params, presentMerge);
  }

  /** Make two candidates of one again. Records made since stay with the candidate who stayed, and so do fields changed since, which the answer names. */
  @Post('merges/:id/undo')
  @Allow('recruiter')
  @HttpCode(200)
  @Logged('merge_undone', (_, answer) => {
    const { candidateId, restoredId } = answer as MergeUndoneResponse;
    return { candidateIds: [candidateId, restoredId] };
  })
  @Problems('undo_expired', 'merged_again', 'email_taken')
  async undoMerge(@Me() me: Principal, @IdParam('id') id: string): Promise<MergeUndoneResponse> {
    return presentUndone(await this.undo.run(me, id));
  }
}
