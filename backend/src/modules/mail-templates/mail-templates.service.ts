import { LANGUAGES, type MailTemplateText } from '@byline/shared-types/domain';
import { Injectable } from '@nestjs/common';
import type { ClientSession, Types } from 'mongoose';
import { orNotFound, ProblemError } from '../../common/errors/problem.error.js';
import type { ListParams } from '../../common/lists/list-definition.js';
import type { Page } from '../../common/lists/read-list.js';
import { rethrowDuplicateAs } from '../../common/mongo/duplicate-key.js';
import { joinById } from '../../common/mongo/join-by-id.js';
import { definedFields, leavesAsIs, objectId } from '../../common/mongo/record.js';
import { Transactions } from '../../common/mongo/transactions.js';
import { FileLibrary } from '../files/file-library.js';
import { EmailsService } from '../mail/emails.service.js';
import { UsersService } from '../users/users.service.js';
import { presentNamed } from '../../common/http/record.presenter.js';
import { mentionsOf, withoutMentions } from '../../common/rich-text/rich-text.js';
import type {
  CreateMailTemplateRequest,
  MailTemplateFilter,
  MailTemplateTextDto,
  MailTemplateUsesResponse,
  UpdateMailTemplateRequest,
} from './dto/mail-template.dto.js';
import type { MailTemplateView } from './mail-template.presenter.js';
import type { MailTemplateRecord } from './mail-template.schema.js';
import { MailTemplatesRepository, type TemplateContent } from './mail-templates.repository.js';

const refuseDuplicate = rethrowDuplicateAs('already_exists', {
  parameters: { what: 'A mail template with this name' },
});

/** Templates of mails (docs/domain/mail.md#templates). A mail copies their text, so changing or deleting one changes no mail. */
@Injectable()
export class MailTemplatesService {
  constructor(
    private readonly repository: MailTemplatesRepository,
    private readonly library: FileLibrary,
    private readonly emails: EmailsService,
    private readonly users: UsersService,
    private readonly transactions: Transactions,
  ) {}

  async list(params: ListParams<MailTemplateFilter>): Promise<Page<MailTemplateView>> {
    const { records, totalCount } = await this.repository.list(params);
    return { records: await this.viewsOf(records), totalCount };
  }

  async view(id: string): Promise<MailTemplateView> {
    return this.viewOf(await this.get(id));
  }

  async uses(id: string): Promise<MailTemplateUsesResponse> {
    await this.get(id);
    const { count, last } = await this.emails.usesOf(id);
    const [by = null] = last?.createdBy ? await this.users.namesOf([last.createdBy]) : [];
    return { count, lastAt: last?.sentAt?.toISOString() ?? null, lastBy: by && presentNamed(by) };
  }

  /** The number of templates with each of these files of the library, by its id. */
  withFiles(fileIds: readonly Types.ObjectId[]): Promise<Map<string, number>> {
    return this.repository.withFiles(fileIds);
  }

  /** Takes a removed file of the library from its templates. */
  dropFile(fileId: Types.ObjectId, session: ClientSession): Promise<void> {
    return this.repository.dropFile(fileId, session);
  }

  async create(request: CreateMailTemplateRequest): Promise<MailTemplateView> {
    const { name, purpose, isDefault = false, texts = [], attachments = [] } = request;
    await this.requireFiles(attachments);
    const template = { name, purpose, isDefault, texts: cleanTexts(texts), attachments: attachments.map(objectId) };
    const created = await this.transactions
      .run(async (session) => {
        if (isDefault) await this.repository.endDefault(purpose, session);
        return this.repository.create(template, session);
      })
      .catch(refuseDuplicate);
    return this.viewOf(created);
  }

  /** A default that moves to another purpose stays a default only if the change says so. */
  async update(id: string, request: UpdateMailTemplateRequest): Promise<MailTemplateView> {
    const { version, texts, attachments: files, ...fields } = request;
    const saved = await this.get(id);
    const attachments = files?.map(objectId);
    if (leavesAsIs(saved, version, { ...fields, texts, attachments })) return this.viewOf(saved);
    await this.requireFiles(files ?? []);
    const { purpose = saved.purpose } = fields;
    const isDefault = fields.isDefault ?? (purpose === saved.purpose ? undefined : false);
    const changes: Partial<TemplateContent> = definedFields({
      ...fields,
      isDefault,
      texts: texts && cleanTexts(texts),
      attachments,
    });
    const updated = await this.transactions
      .run(async (session) => {
        if (isDefault && !(saved.isDefault && purpose === saved.purpose))
          await this.repository.endDefault(purpose, session);
        return this.repository.update(id, version, changes, session);
      })
      .catch(refuseDuplicate);
    return this.viewOf(updated);
  }

  get(id: string): Promise<MailTemplateRecord> {
    return orNotFound(this.repository.find(id));
  }

  async delete(id: string): Promise<void> {
    if (!(await this.repository.delete(id))) throw new ProblemError('not_found');
  }

  private async requireFiles(ids: readonly string[]): Promise<void> {
    if ((await this.library.find(ids)).length < ids.length) throw ProblemError.field('attachments', 'invalid_id');
  }

  private async viewOf(template: MailTemplateRecord): Promise<MailTemplateView> {
    const [view] = await this.viewsOf([template]);
    if (!view) throw new Error('one template has one view');
    return view;
  }

  /** A file that was removed at the same moment is left out. */
  private async viewsOf(templates: readonly MailTemplateRecord[]): Promise<MailTemplateView[]> {
    const fileOf = await joinById(
      templates.flatMap(({ attachments = [] }) => attachments),
      (ids) => this.library.find(ids.map(String)),
    );
    return templates.map((template) => ({
      template,
      files: (template.attachments ?? []).flatMap((id) => fileOf(id) ?? []),
    }));
  }
}

function unmentioned(html: string): string {
  const ids = mentionsOf(html).map(String);
  return ids.length > 0 ? withoutMentions(html, ids) : html;
}

/** The texts in the order of `LANGUAGES`, without the empty ones. A template mentions no user, because it stays when they are erased. */
function cleanTexts(texts: readonly MailTemplateTextDto[]): MailTemplateText[] {
  const cleaned = texts.map(({ language, subject, message }) => ({
    language,
    subject: subject ?? '',
    message: unmentioned(message ?? ''),
  }));
  return LANGUAGES.flatMap((language) => cleaned.filter((text) => text.language === language)).filter(
    ({ subject, message }) => subject || message,
  );
}
