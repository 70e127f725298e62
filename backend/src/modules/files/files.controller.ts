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
import { FileResponse, UpdateFileRequest, UploadRequest, type FileFilter } from './dto/file.dto.js';
import { fileList } from './file.list.js';
import { presentFile } from './file.presenter.js';
import { FilesService } from './files.service.js';
import { ApiUpload, ReadUpload, type Upload } from './upload.js';

@ApiTags('files')
@Controller('files')
export class FilesController {
  constructor(private readonly files: FilesService) {}

  /** Files; a candidate sees their own that are not hidden. */
  @Get()
  @Allow('self')
  @ApiList(fileList)
  async listFiles(@Me() me: Principal, @List(fileList) params: ListParams<FileFilter>): Promise<Page<FileResponse>> {
    return presentPage(await this.files.list(me, params), params, presentFile);
  }

  /** Upload an attachment of a test or a mail: one jpeg, png, pdf, doc, docx, xls or xlsx. The product removes it after a day without a use. */
  @Post()
  @Allow('user')
  @Creates(FileResponse)
  @ApiUpload(UploadRequest, 'not_found', 'quota_reached')
  async uploadFile(
    @Me() me: Principal,
    @ReadUpload(UploadRequest) upload: Upload<UploadRequest>,
  ): Promise<FileResponse> {
    return presentFile(await this.files.storeAttachment(me, upload));
  }

  /** Rename a file, hide it, or change its title and summary. */
  @Patch(':id')
  @Allow('self')
  @Problems('stale_version')
  async updateFile(
    @Me() me: Principal,
    @IdParam('id') id: string,
    @Body() body: UpdateFileRequest,
  ): Promise<FileResponse> {
    return presentFile(await this.files.update(me, await this.files.get(me, id), body));
  }

  /** Remove a file. */
  @Delete(':id')
  @Allow('self')
  @LoggedDelete('files')
  @HttpCode(204)
  async deleteFile(@Me() me: Principal, @IdParam('id') id: string): Promise<void> {
    await this.files.delete(me, await this.files.get(me, id));
  }
}
