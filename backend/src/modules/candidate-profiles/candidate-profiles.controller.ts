import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Patch,
  Post,
  Query,
  Res,
  StreamableFile,
  UseGuards,
} from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Allow } from '../../common/auth/allow.decorator.js';
import { Me, type Principal } from '../../common/auth/principal.js';
import { Creates } from '../../common/http/creates.decorator.js';
import { IdParam } from '../../common/http/ids.js';
import { Problems } from '../../common/http/problems.decorator.js';
import { ifPreferred, ReturnsIfPreferred } from '../../common/http/returns-if-preferred.js';
import { ApiList, ApiListQuery, List } from '../../common/lists/list-definition.js';
import { presentPage, type Page } from '../../common/lists/read-list.js';
import { XLSX_TYPE } from '../../common/spreadsheet/xlsx.js';
import { today } from '../../common/time.js';
import { Logged, LoggedDelete, LoggedRead } from '../../common/security-log/logged.decorator.js';
import { requireSelection, type CandidateSelection } from '../candidates/list/candidate-selection.js';
import { candidateList, type CandidateListParams } from '../candidates/list/candidate.list.js';
import { ListCounts } from '../candidates/list/list-counts.js';
import { NeighbourFinder } from '../candidates/list/neighbour-finder.js';
import { CandidateNeighboursResponse, CandidateTilesResponse } from '../candidates/dto/candidate-counts.dto.js';
import { CandidateListItemResponse } from '../candidates/dto/candidate.dto.js';
import { CreateCandidateRequest, UpdateCandidateRequest } from '../candidates/dto/candidate-input.dto.js';
import { ErasureResponse } from '../candidates/dto/erasure.dto.js';
import { presentErasure } from '../candidates/write/erasure.presenter.js';
import { CandidateSelectionRequest } from '../candidates/dto/candidate-selection.dto.js';
import { CandidateResponse } from './dto/candidate-profile.dto.js';
import { CandidatePlacesRequest, CandidatePlacesResponse } from '../candidate-texts/dto/places.dto.js';
import { CandidatePlaces } from './candidate-places.service.js';
import { ExportCandidates } from './export-candidates.js';
import { presentCandidate, presentCandidateItem, presentNeighbours } from './candidate-profile.presenter.js';
import { CandidateProfilesService } from './candidate-profiles.service.js';
import { RecruiterFieldsGuard } from './recruiter-fields.guard.js';
import { SaveProfile } from './save-profile.js';

@ApiTags('candidates')
@Controller('candidates')
export class CandidateProfilesController {
  constructor(
    private readonly profiles: CandidateProfilesService,
    private readonly counts: ListCounts,
    private readonly neighbours: NeighbourFinder,
    private readonly save: SaveProfile,
    private readonly candidateExport: ExportCandidates,
    private readonly places: CandidatePlaces,
  ) {}

  /** The candidate list. */
  @Get()
  @Allow('recruiter')
  @ApiList(candidateList)
  async listCandidates(@List(candidateList) params: CandidateListParams): Promise<Page<CandidateListItemResponse>> {
    return presentPage(await this.profiles.list(params), params, presentCandidateItem);
  }

  /**
   * The eight counts above the candidate list, for the same search and filter. The tiles themselves set `status`, `archived`
   * and `none` or `any` of `assignedTo`; `total` applies all of the filter. Counting stops at 10,000 matches, and `capped` names
   * the counts above it.
   */
  @Get('tiles')
  @Allow('recruiter')
  @ApiListQuery(candidateList, ['search', 'filter', 'prefer'])
  getCandidateTiles(@List(candidateList) params: CandidateListParams): Promise<CandidateTilesResponse> {
    return this.counts.tiles(params);
  }

  /**
   * Where a search found the candidates of a page. Answers pieces of their texts with the found words marked, and the words that the search took for
   * mistyped ones.
   */
  @Get('places')
  @Allow('recruiter')
  getCandidatePlaces(
    @Query() query: CandidatePlacesRequest,
    @Me() principal: Principal,
  ): Promise<CandidatePlacesResponse> {
    return this.places.of(query, principal);
  }

  /** All candidates of this search and filter as a spreadsheet (XLSX), streamed. */
  @Get('export')
  @Allow('super-admin')
  @Logged('candidates_exported')
  @ApiListQuery(candidateList, ['search', 'filter', 'sort'])
  @ApiProduces(XLSX_TYPE)
  @ApiOkResponse({ content: { [XLSX_TYPE]: { schema: { type: 'string', format: 'binary' } } } })
  exportCandidates(@List(candidateList) params: CandidateListParams): StreamableFile {
    return this.spreadsheet(params, { all: true });
  }

  /** Some candidates of a list as that spreadsheet: the named ones, or all but some. */
  @Post('export')
  @Allow('super-admin')
  @Logged('candidates_exported')
  @HttpCode(200)
  @ApiListQuery(candidateList, ['search', 'filter', 'sort'])
  @ApiProduces(XLSX_TYPE)
  @ApiOkResponse({ content: { [XLSX_TYPE]: { schema: { type: 'string', format: 'binary' } } } })
  exportSelectedCandidates(
    @List(candidateList) params: CandidateListParams,
    @Body() selection: CandidateSelectionRequest,
  ): StreamableFile {
    requireSelection(selection, params);
    return this.spreadsheet(params, selection);
  }

  /** Enter a candidate. */
  @Post()
  @Allow('recruiter')
  @Creates(CandidateResponse)
  @Problems('email_taken')
  async createCandidate(@Me() me: Principal, @Body() body: CreateCandidateRequest): Promise<CandidateResponse> {
    return presentCandidate(me, await this.profiles.made(await this.save.create(me, body)));
  }

  /** A candidate with everything that belongs to the profile. */
  @Get(':id')
  @Allow('self', 'id')
  @LoggedRead('candidates_opened')
  async getCandidate(@Me() me: Principal, @IdParam('id') id: string): Promise<CandidateResponse> {
    return presentCandidate(me, await this.profiles.get(me, id));
  }

  /** Previous and next candidate in a list of this search, filter and sort, across its pages. Counting stops at 10,000. */
  @Get(':id/neighbours')
  @Allow('recruiter')
  @ApiListQuery(candidateList, ['search', 'filter', 'sort', 'prefer'])
  async getCandidateNeighbours(
    @IdParam('id') id: string,
    @List(candidateList) params: CandidateListParams,
  ): Promise<CandidateNeighboursResponse> {
    return presentNeighbours(await this.neighbours.find(id, params));
  }

  /** Change a candidate. The candidate is refused the fields only recruiters write, and may not empty what a profile needs. */
  @Patch(':id')
  @Allow('self', 'id')
  @UseGuards(RecruiterFieldsGuard)
  @Problems('stale_version', 'field_forbidden', 'email_taken', 'staff_address', 'email_changed_lately')
  async updateCandidate(
    @Me() me: Principal,
    @IdParam('id') id: string,
    @Body() body: UpdateCandidateRequest,
  ): Promise<CandidateResponse> {
    return presentCandidate(me, await this.profiles.whole(me, await this.save.update(me, id, body)));
  }

  /**
   * Erase a candidate everywhere. Profile, files, notes, interviews, tests, mails, applications and login go, and records about others no longer
   * name the person. With `Prefer: return=representation` the answer is a receipt.
   */
  @Delete(':id')
  @Allow('recruiter')
  @LoggedDelete('candidates')
  @ReturnsIfPreferred(ErasureResponse)
  async deleteCandidate(
    @Me() me: Principal,
    @IdParam('id') id: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ErasureResponse | undefined> {
    return ifPreferred(reply, presentErasure(await this.profiles.delete(me, id)));
  }

  /** Give a candidate a contract; their pending application becomes successful. */
  @Post(':id/hire')
  @Allow('recruiter')
  @HttpCode(200)
  @Problems('impossible_transition')
  async hireCandidate(@Me() me: Principal, @IdParam('id') id: string): Promise<CandidateResponse> {
    return presentCandidate(me, await this.profiles.hire(me, id));
  }

  private spreadsheet(params: CandidateListParams, selection: CandidateSelection): StreamableFile {
    return new StreamableFile(this.candidateExport.run(params, selection), {
      type: XLSX_TYPE,
      disposition: `attachment; filename="candidates-${today()}.xlsx"`,
    });
  }
}
