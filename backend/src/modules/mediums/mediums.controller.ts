import { Body, Controller, Delete, Get, HttpCode, Patch, Post, Query, Res, type StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Allow } from '../../common/auth/allow.decorator.js';
import { Creates } from '../../common/http/creates.decorator.js';
import { ForceRequest } from '../../common/http/force.dto.js';
import { Me, type Principal } from '../../common/auth/principal.js';
import { IdParam } from '../../common/http/ids.js';
import { Problems } from '../../common/http/problems.decorator.js';
import { ApiList, List, type ListParams } from '../../common/lists/list-definition.js';
import { presentPage, type Page } from '../../common/lists/read-list.js';
import { LoggedDelete } from '../../common/security-log/logged.decorator.js';
import { UploadedFileResponse } from '../files/dto/file.dto.js';
import { ApiDownload, sendDownload } from '../files/download.js';
import { presentFile } from '../files/file.presenter.js';
import { ApiUpload, ReadUpload, type Upload } from '../files/upload.js';
import {
  CreateMediumRequest,
  MediumResponse,
  MediumUploadRequest,
  UpdateMediumRequest,
  type MediumFilter,
} from './dto/medium.dto.js';
import { presentMedium } from './medium.presenter.js';
import { mediumList } from './medium.list.js';
import { MediumsService } from './mediums.service.js';

@ApiTags('mediums')
@Controller('mediums')
export class MediumsController {
  constructor(private readonly mediums: MediumsService) {}

  /** Mediums, newest first. */
  @Get()
  @Allow('recruiter')
  @ApiList(mediumList)
  async listMediums(@List(mediumList) params: ListParams<MediumFilter>): Promise<Page<MediumResponse>> {
    return presentPage(await this.mediums.list(params), params, presentMedium);
  }

  /** One medium. */
  @Get(':id')
  @Allow('recruiter')
  async getMedium(@IdParam() id: string): Promise<MediumResponse> {
    return presentMedium(await this.mediums.get(id));
  }

  /** Add a medium. */
  @Post()
  @Allow('recruiter')
  @Creates(MediumResponse)
  async createMedium(@Body() body: CreateMediumRequest): Promise<MediumResponse> {
    return presentMedium(await this.mediums.create(body));
  }

  /** Change a medium. */
  @Patch(':id')
  @Allow('recruiter')
  @Problems('stale_version')
  async updateMedium(@IdParam() id: string, @Body() body: UpdateMediumRequest): Promise<MediumResponse> {
    return presentMedium(await this.mediums.update(id, body));
  }

  /** Delete a medium. A medium with campaigns answers 409 `in_use` without `force=true`; its campaigns keep its name. */
  @Delete(':id')
  @Allow('recruiter')
  @LoggedDelete('mediums')
  @HttpCode(204)
  @Problems('in_use')
  deleteMedium(@IdParam() id: string, @Query() query: ForceRequest): Promise<void> {
    return this.mediums.delete(id, query.force ?? false);
  }

  /** Upload the picture of a medium: one jpeg or png. It replaces an earlier picture. */
  @Post(':id/avatar')
  @Allow('recruiter')
  @Creates(UploadedFileResponse)
  @ApiUpload(MediumUploadRequest)
  async uploadMediumAvatar(
    @Me() me: Principal,
    @IdParam() id: string,
    @ReadUpload(MediumUploadRequest) upload: Upload<MediumUploadRequest>,
  ): Promise<UploadedFileResponse> {
    return { file: presentFile(await this.mediums.setAvatar(me, id, upload)) };
  }

  /** The picture of a medium. */
  @Get(':id/file/:fileId')
  @Allow('recruiter')
  @ApiDownload()
  async downloadMediumFile(
    @IdParam() id: string,
    @IdParam('fileId') fileId: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    return sendDownload(reply, await this.mediums.download(id, fileId));
  }
}
