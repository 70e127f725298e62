import { Body, Controller, Delete, Get, HttpCode, Patch, Post, Query, Res, type StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Allow } from '../../common/auth/allow.decorator.js';
import { Me, type Principal } from '../../common/auth/principal.js';
import { Creates } from '../../common/http/creates.decorator.js';
import { IdParam } from '../../common/http/ids.js';
import { Problems } from '../../common/http/problems.decorator.js';
import { LoggedDelete, LoggedRead } from '../../common/security-log/logged.decorator.js';
import { ApiDownload, isNoPhoto, sendDownload } from './download.js';
import {
  DownloadRequest,
  FileResponse,
  PortfolioUploadRequest,
  UpdateFileRequest,
  UploadedFileResponse,
  UploadedFilesResponse,
  UploadRequest,
} from './dto/file.dto.js';
import { presentFile } from './file.presenter.js';
import { FilesService } from './files.service.js';
import { ApiUpload, ReadUpload, type Upload } from './upload.js';

@ApiTags('files')
@Controller('candidates/:id')
export class CandidateFilesController {
  constructor(private readonly files: FilesService) {}

  /** Upload a CV or another document of the profile. It is one jpeg, png, pdf or docx; recruiters also upload doc, ics, msg and eml. */
  @Post('file')
  @Allow('self', 'id')
  @Creates(UploadedFileResponse)
  @ApiUpload(UploadRequest, 'quota_reached')
  async uploadCandidateFile(
    @Me() me: Principal,
    @IdParam('id') id: string,
    @ReadUpload(UploadRequest) upload: Upload<UploadRequest>,
  ): Promise<UploadedFileResponse> {
    const kind = upload.fields.avatar ? 'avatar' : 'cv';
    return { file: await this.store(me, id, kind, upload) };
  }

  /** Upload a document of the profile, answered as a list of one. Takes the same files as `file`. */
  @Post('files')
  @Allow('self', 'id')
  @Creates(UploadedFilesResponse)
  @ApiUpload(UploadRequest, 'quota_reached')
  async uploadCandidateFiles(
    @Me() me: Principal,
    @IdParam('id') id: string,
    @ReadUpload(UploadRequest) upload: Upload<UploadRequest>,
  ): Promise<UploadedFilesResponse> {
    return { files: [await this.store(me, id, 'cv', upload)] };
  }

  /** Upload a photo: one jpeg or png, cut to a square of 512 pixels. It replaces the previous one. */
  @Post('avatar')
  @Allow('self', 'id')
  @Creates(UploadedFileResponse)
  @ApiUpload(UploadRequest, 'quota_reached')
  async uploadCandidateAvatar(
    @Me() me: Principal,
    @IdParam('id') id: string,
    @ReadUpload(UploadRequest) upload: Upload<UploadRequest>,
  ): Promise<UploadedFileResponse> {
    return { file: await this.store(me, id, 'avatar', upload) };
  }

  /** Upload a piece of the portfolio, with a title and a summary. */
  @Post('file/portfolio')
  @Allow('self', 'id')
  @Creates(UploadedFileResponse)
  @ApiUpload(PortfolioUploadRequest, 'quota_reached')
  async uploadPortfolioFile(
    @Me() me: Principal,
    @IdParam('id') id: string,
    @ReadUpload(PortfolioUploadRequest) upload: Upload<PortfolioUploadRequest>,
  ): Promise<UploadedFileResponse> {
    return { file: await this.store(me, id, 'portfolio', upload) };
  }

  /** Upload a piece of the portfolio, answered as a list of one. Takes the same files as `file/portfolio`. */
  @Post('files/portfolio')
  @Allow('self', 'id')
  @Creates(UploadedFilesResponse)
  @ApiUpload(PortfolioUploadRequest, 'quota_reached')
  async uploadPortfolioFiles(
    @Me() me: Principal,
    @IdParam('id') id: string,
    @ReadUpload(PortfolioUploadRequest) upload: Upload<PortfolioUploadRequest>,
  ): Promise<UploadedFilesResponse> {
    return { files: [await this.store(me, id, 'portfolio', upload)] };
  }

  /** The bytes of a file. */
  @Get('file/:fileId')
  @Allow('self', 'id')
  @LoggedRead('files_downloaded', isNoPhoto)
  @ApiDownload()
  async downloadCandidateFile(
    @Me() me: Principal,
    @IdParam('id') id: string,
    @IdParam('fileId') fileId: string,
    @Query() { inline, thumbnail }: DownloadRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const file = await this.files.get(me, fileId, id);
    const { files } = this;
    return sendDownload(reply, await (thumbnail ? files.downloadThumbnail(file) : files.download(file, inline)));
  }

  /** Rename a file, hide it, or change its title and summary. */
  @Patch('file/:fileId')
  @Allow('self', 'id')
  @Problems('stale_version')
  async updateCandidateFile(
    @Me() me: Principal,
    @IdParam('id') id: string,
    @IdParam('fileId') fileId: string,
    @Body() body: UpdateFileRequest,
  ): Promise<FileResponse> {
    return presentFile(await this.files.update(me, await this.files.get(me, fileId, id), body));
  }

  /** Remove a file. */
  @Delete('file/:fileId')
  @Allow('self', 'id')
  @LoggedDelete('files')
  @HttpCode(204)
  async deleteCandidateFile(
    @Me() me: Principal,
    @IdParam('id') id: string,
    @IdParam('fileId') fileId: string,
  ): Promise<void> {
    await this.files.delete(me, await this.files.get(me, fileId, id));
  }

  private async store(
    me: Principal,
    candidateId: string,
    kind: 'cv' | 'portfolio' | 'avatar',
    upload: Upload<PortfolioUploadRequest>,
  ): Promise<FileResponse> {
    return presentFile(await this.files.storeOfCandidate(me, candidateId, kind, upload));
  }
}
