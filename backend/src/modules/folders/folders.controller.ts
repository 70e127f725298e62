import { Body, Controller, Delete, Get, HttpCode, Patch, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Allow } from '../../common/auth/allow.decorator.js';
import { Creates } from '../../common/http/creates.decorator.js';
import { IdParam } from '../../common/http/ids.js';
import { Problems } from '../../common/http/problems.decorator.js';
import { ApiList, List, type ListParams } from '../../common/lists/list-definition.js';
import { presentPage, type Page } from '../../common/lists/read-list.js';
import { LoggedDelete } from '../../common/security-log/logged.decorator.js';
import {
  AddToFoldersRequest,
  CreateFolderRequest,
  FolderResponse,
  UpdateFolderRequest,
  type FolderFilter,
} from './dto/folder.dto.js';
import { folderList } from './folder.list.js';
import { presentFolder } from './folder.presenter.js';
import { FoldersService } from './folders.service.js';

@ApiTags('folders')
@Controller('candidates/folders')
export class FoldersController {
  constructor(private readonly folders: FoldersService) {}

  /** Folders with their candidates. */
  @Get()
  @Allow('recruiter')
  @ApiList(folderList)
  async listFolders(@List(folderList) params: ListParams<FolderFilter>): Promise<Page<FolderResponse>> {
    return presentPage(await this.folders.list(params), params, presentFolder);
  }

  /** Add a folder. */
  @Post()
  @Allow('recruiter')
  @Creates(FolderResponse)
  @Problems('already_exists')
  async createFolder(@Body() { name }: CreateFolderRequest): Promise<FolderResponse> {
    return presentFolder(await this.folders.create(name));
  }

  /** Put every candidate in every folder. If one of them does not exist, nothing changes. */
  @Post('candidates')
  @Allow('recruiter')
  @HttpCode(204)
  addToFolders(@Body() body: AddToFoldersRequest): Promise<void> {
    return this.folders.add(body);
  }

  /** Rename a folder. */
  @Patch(':id')
  @Allow('recruiter')
  @Problems('stale_version', 'already_exists')
  async updateFolder(@IdParam('id') id: string, @Body() body: UpdateFolderRequest): Promise<FolderResponse> {
    return presentFolder(await this.folders.update(id, body));
  }

  /** Remove a folder; its candidates stay. */
  @Delete(':id')
  @Allow('recruiter')
  @LoggedDelete('folders')
  @HttpCode(204)
  deleteFolder(@IdParam('id') id: string): Promise<void> {
    return this.folders.delete(id);
  }

  /** Take a candidate out of a folder. */
  @Delete(':folderId/:candidateId')
  @Allow('recruiter')
  @HttpCode(204)
  removeFromFolder(@IdParam('folderId') folderId: string, @IdParam('candidateId') candidateId: string): Promise<void> {
    return this.folders.remove(folderId, candidateId);
  }
}
