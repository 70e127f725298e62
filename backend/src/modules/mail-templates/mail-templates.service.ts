import { LANGUAGES, type MailTemplateText } from '@byline/shared-types/domain';
import { Injectable } from '@nestjs/common';
import { orNotFound, ProblemError } from '../../common/errors/problem.error.js';
import type { ListParams } from '../../common/lists/list-definition.js';
import type { Page } from '../../common/lists/read-list.js';
import { rethrowDuplicateAs } from '../../common/mongo/duplicate-key.js';
import { definedFields, leavesAsIs } from '../../common/mongo/record.js';
import { Transactions } from '../../common/mongo/transactions.js';
import { mentionsOf, withoutMentions } from '../../common/rich-text/rich-text.js';
import type {
  CreateMailTemplateRequest,
  MailTemplateFilter,
  MailTemplateTextDto,
  UpdateMailTemplateRequest,
} from './dto/mail-template.dto.js';
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
    private readonly transactions: Transactions,
  ) {}

  list(params: ListParams<MailTemplateFilter>): Promise<Page<MailTemplateRecord>> {
    return this.repository.list(params);
  }

  create({ name, purpose, isDefault = false, texts = [] }: CreateMailTemplateRequest): Promise<MailTemplateRecord> {
    const template = { name, purpose, isDefault, texts: cleanTexts(texts) };
    return this.transactions
      .run(async (session) => {
        if (isDefault) await this.repository.endDefault(purpose, session);
        return this.repository.create(template, session);
      })
      .catch(refuseDuplicate);
  }

  /** A default that moves to another purpose stays a default only if the change says so. */
  async update(id: string, { version, texts, ...fields }: UpdateMailTemplateRequest): Promise<MailTemplateRecord> {
    const saved = await this.get(id);
    if (leavesAsIs(saved, version, { ...fields, texts })) return saved;
    const { purpose = saved.purpose } = fields;
    const isDefault = fields.isDefault ?? (purpose === saved.purpose ? undefined : false);
    const changes: Partial<TemplateContent> = definedFields({
      ...fields,
      isDefault,
      texts: texts && cleanTexts(texts),
    });
    return this.transactions
      .run(async (session) => {
        if (isDefault && !(saved.isDefault && purpose === saved.purpose))
          await this.repository.endDefault(purpose, session);
        return this.repository.update(id, version, changes, session);
      })
      .catch(refuseDuplicate);
  }

  get(id: string): Promise<MailTemplateRecord> {
    return orNotFound(this.repository.find(id));
  }

  async delete(id: string): Promise<void> {
    if (!(await this.repository.delete(id))) throw new ProblemError('not_found');
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
