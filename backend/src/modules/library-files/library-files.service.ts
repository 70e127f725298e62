import { Injectable } from '@nestjs/common';
import type { Principal } from '../../common/auth/principal.js';
import type { ListParams } from '../../common/lists/list-definition.js';
import type { Page } from '../../common/lists/read-list.js';
import { joinById } from '../../common/mongo/join-by-id.js';
import { Transactions } from '../../common/mongo/transactions.js';
import type { Download } from '../files/download.js';
import type { FileRecord } from '../files/file.record.js';
import { FileLibrary } from '../files/file-library.js';
import type { Upload } from '../files/upload.js';
import { EmailsService } from '../mail/emails.service.js';
import { MailTemplatesService } from '../mail-templates/mail-templates.service.js';
import { UsersService } from '../users/users.service.js';
import type { LibraryFileFilter, LibraryUploadRequest, UpdateLibraryFileRequest } from './dto/library-file.dto.js';
import type { LibraryFileView } from './library-file.presenter.js';

/** The agency's library, with the uses of its files. A mail has a copy, so no change here changes a mail. */
@Injectable()
export class LibraryFilesService {
  constructor(
    private readonly library: FileLibrary,
    private readonly emails: EmailsService,
    private readonly templates: MailTemplatesService,
    private readonly users: UsersService,
    private readonly transactions: Transactions,
  ) {}

  async list(params: ListParams<LibraryFileFilter>): Promise<Page<LibraryFileView>> {
    const { records, totalCount } = await this.library.list(params);
    return { records: await this.viewsOf(records), totalCount };
  }

  async add(me: Principal, upload: Upload<LibraryUploadRequest>): Promise<LibraryFileView> {
    return this.viewOf(await this.library.store(me, upload));
  }

  async update(id: string, { name, version }: UpdateLibraryFileRequest): Promise<LibraryFileView> {
    const file = await this.library.get(id);
    return this.viewOf(await this.library.rename(file, name, version));
  }

  async delete(id: string): Promise<void> {
    const file = await this.library.get(id);
    await this.transactions.run(async (session) => {
      await this.library.remove(file, session);
      await this.templates.dropFile(file._id, session);
    });
  }

  async download(id: string): Promise<Download> {
    return this.library.download(await this.library.get(id));
  }

  private async viewOf(file: FileRecord): Promise<LibraryFileView> {
    const [view] = await this.viewsOf([file]);
    if (!view) throw new Error('one file has one view');
    return view;
  }

  private async viewsOf(files: readonly FileRecord[]): Promise<LibraryFileView[]> {
    const ids = files.map(({ _id }) => _id);
    const [ownerOf, mails, templates] = await Promise.all([
      joinById(
        files.map(({ ownerId }) => ownerId),
        (wanted) => this.users.namesOf(wanted),
      ),
      this.emails.waitingWith(ids),
      this.templates.withFiles(ids),
    ]);
    return files.map((file) => ({
      file,
      owner: ownerOf(file.ownerId),
      waitingMails: mails.get(String(file._id)) ?? 0,
      templates: templates.get(String(file._id)) ?? 0,
    }));
  }
}
