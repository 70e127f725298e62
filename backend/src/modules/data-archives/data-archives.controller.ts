import { Controller, Get, Post, Res, type StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Allow } from '../../common/auth/allow.decorator.js';
import { Me, type Principal } from '../../common/auth/principal.js';
import { Creates } from '../../common/http/creates.decorator.js';
import { IdParam } from '../../common/http/ids.js';
import { Problems } from '../../common/http/problems.decorator.js';
import { Logged } from '../../common/security-log/logged.decorator.js';
import { sendDownload } from '../files/download.js';
import { presentDataArchive } from './data-archive.presenter.js';
import { DataArchivesService } from './data-archives.service.js';
import { DataArchiveResponse, OwnDataArchiveResponse } from './dto/data-archive.dto.js';

const ZIP = 'application/zip';

/** The archive of the caller's own data (docs/domain/accounts.md#archive-of-ones-data). */
@ApiTags('users')
@Controller('users/me/archive')
export class DataArchivesController {
  constructor(private readonly archives: DataArchivesService) {}

  /** The newest archive of the caller's own data. All three calls are for candidates only. */
  @Get()
  @Allow('user')
  async getDataArchive(@Me() me: Principal): Promise<OwnDataArchiveResponse> {
    const { archive, left } = await this.archives.latest(me);
    return { archive: archive && presentDataArchive(archive), left };
  }

  /**
   * Request an archive of all the caller's data. It is a ZIP with a page to read, the same as JSON, and the files. The worker makes it after the answer,
   * one at a time; a mail says when it is ready. It lives for seven days and replaces the previous one.
   */
  @Post()
  @Allow('user')
  @Logged('archive_asked')
  @Creates(DataArchiveResponse)
  @Problems('archive_under_way', 'too_many_archives')
  async createDataArchive(@Me() me: Principal): Promise<DataArchiveResponse> {
    return presentDataArchive(await this.archives.create(me));
  }

  /** The bytes of an archive of the caller's own data. */
  @Get(':id/file')
  @Allow('user')
  @Logged('archive_downloaded')
  @Problems('not_found', 'archive_gone')
  @ApiProduces(ZIP)
  @ApiOkResponse({ content: { [ZIP]: { schema: { type: 'string', format: 'binary' } } } })
  async downloadDataArchive(
    @IdParam() id: string,
    @Me() me: Principal,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    return sendDownload(reply, await this.archives.download(me, id));
  }
}
