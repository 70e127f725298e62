import { Controller, Get, Res, type StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Allow } from '../../common/auth/allow.decorator.js';
import { Me, type Principal } from '../../common/auth/principal.js';
import { IdParam } from '../../common/http/ids.js';
import { Problems } from '../../common/http/problems.decorator.js';
import { ApiDownload, sendDownload } from '../files/download.js';
import { BulkAttachments } from './bulk-attachments.js';

@ApiTags('bulk')
@Controller('candidates/bulk/:id/files')
export class BulkAttachmentsController {
  constructor(private readonly attachments: BulkAttachments) {}

  /** The bytes of an attachment of an operation's mails. */
  @Get(':fileId')
  @Allow('recruiter')
  @ApiDownload()
  @Problems('not_found')
  async downloadBulkAttachment(
    @Me() me: Principal,
    @IdParam('id') id: string,
    @IdParam('fileId') fileId: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    return sendDownload(reply, await this.attachments.download(me, id, fileId));
  }
}
