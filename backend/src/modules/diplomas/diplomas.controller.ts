import { Body, Controller, Delete, Get, HttpCode, Patch, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Allow } from '../../common/auth/allow.decorator.js';
import { Me, type Principal } from '../../common/auth/principal.js';
import { Creates } from '../../common/http/creates.decorator.js';
import { IdParam } from '../../common/http/ids.js';
import { Problems } from '../../common/http/problems.decorator.js';
import { ApiList, List, type ListParams } from '../../common/lists/list-definition.js';
import { presentPage, type Page } from '../../common/lists/read-list.js';
import { LoggedDelete } from '../../common/security-log/logged.decorator.js';
import { CreateDiplomaRequest, DiplomaResponse, UpdateDiplomaRequest, type DiplomaFilter } from './dto/diploma.dto.js';
import { diplomaList } from './diploma.list.js';
import { presentDiploma } from './diploma.presenter.js';
import { DiplomasService } from './diplomas.service.js';

@ApiTags('diplomas')
@Controller('candidates/diplomas')
export class DiplomasController {
  constructor(private readonly diplomas: DiplomasService) {}

  /** Diplomas. A candidate can only list their own. */
  @Get()
  @Allow('self')
  @ApiList(diplomaList)
  async listDiplomas(
    @Me() me: Principal,
    @List(diplomaList) params: ListParams<DiplomaFilter>,
  ): Promise<Page<DiplomaResponse>> {
    return presentPage(await this.diplomas.list(me, params), params, presentDiploma);
  }

  /** Add a diploma. */
  @Post()
  @Allow('self')
  @Creates(DiplomaResponse)
  @Problems('not_found')
  async createDiploma(@Me() me: Principal, @Body() body: CreateDiplomaRequest): Promise<DiplomaResponse> {
    return presentDiploma(await this.diplomas.create(me, body));
  }

  /** Change a diploma. */
  @Patch(':id')
  @Allow('self')
  @Problems('stale_version')
  async updateDiploma(
    @Me() me: Principal,
    @IdParam('id') id: string,
    @Body() body: UpdateDiplomaRequest,
  ): Promise<DiplomaResponse> {
    return presentDiploma(await this.diplomas.update(me, id, body));
  }

  /** Remove a diploma. */
  @Delete(':id')
  @Allow('self')
  @LoggedDelete('diplomas')
  @HttpCode(204)
  deleteDiploma(@Me() me: Principal, @IdParam('id') id: string): Promise<void> {
    return this.diplomas.delete(me, id);
  }
}
