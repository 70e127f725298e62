import { Body, Controller, Delete, Get, HttpCode, Patch, Post, Res, type StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Allow } from '../../common/auth/allow.decorator.js';
import { Me, type Principal } from '../../common/auth/principal.js';
import { Creates } from '../../common/http/creates.decorator.js';
import { IdParam } from '../../common/http/ids.js';
import { Problems } from '../../common/http/problems.decorator.js';
import { ApiList, List, type ListParams } from '../../common/lists/list-definition.js';
import { presentPage, type Page } from '../../common/lists/read-list.js';
import { LoggedDelete } from '../../common/security-log/logged.decorator.js';
import { ApiDownload, sendDownload } from '../files/download.js';
import { ApiUpload, ReadUpload, type Upload } from '../files/upload.js';
import {
  LibraryFileResponse,
  LibraryUploadRequest,
  UpdateLibraryFileRequest,
  type LibraryFileFilter,
} from './dto/library-file.dto.js';
import { libraryFileList } from './library-file.list.js';
import { presentLibraryFile } from './library-file.presenter.js';
import { LibraryFilesService } from './library-files.service.js';

@ApiTags('emails')
@Controller('libraryfiles')
export class LibraryFilesController {
  constructor(private readonly files: LibraryFilesService) {}

  /** The files that the agency attaches to mails. */
  @Get()
  @Allow('recruiter')
  @ApiList(libraryFileList)
  async listLibraryFiles(
    @List(libraryFileList) params: ListParams<LibraryFileFilter>,
  ): Promise<Page<LibraryFileResponse>> {
    return presentPage(await this.files.list(params), params, presentLibraryFile);
  }

  /** Add a file to the library: one jpeg, png, pdf, doc, docx, xls or xlsx. */
  @Post()
  @Allow('recruiter')
  @Problems('already_exists')
  @Creates(LibraryFileResponse)
  @ApiUpload(LibraryUploadRequest)
  async uploadLibraryFile(
    @Me() me: Principal,
    @ReadUpload(LibraryUploadRequest) upload: Upload<LibraryUploadRequest>,
  ): Promise<LibraryFileResponse> {
    return presentLibraryFile(await this.files.add(me, upload));
  }

  /** Rename a file of the library. Mails that have it keep its old name. */
  @Patch(':id')
  @Allow('recruiter')
  @Problems('stale_version', 'already_exists')
  async updateLibraryFile(@IdParam() id: string, @Body() body: UpdateLibraryFileRequest): Promise<LibraryFileResponse> {
    return presentLibraryFile(await this.files.update(id, body));
  }

  /** Remove a file from the library and from its templates. Mails that have it, scheduled ones too, keep its bytes. */
  @Delete(':id')
  @Allow('recruiter')
  @LoggedDelete('libraryfiles')
  @HttpCode(204)
  deleteLibraryFile(@IdParam() id: string): Promise<void> {
    return this.files.delete(id);
  }

  /** The bytes of a file of the library. */
  @Get(':id/bytes')
  @Allow('recruiter')
  @ApiDownload()
  async downloadLibraryFile(
    @IdParam() id: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    return sendDownload(reply, await this.files.download(id));
  }
}
