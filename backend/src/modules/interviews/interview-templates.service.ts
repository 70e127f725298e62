import { MAX_QUESTIONS } from '@byline/shared-types/domain';
import { Injectable } from '@nestjs/common';
import { orNotFound, ProblemError } from '../../common/errors/problem.error.js';
import type { ListParams } from '../../common/lists/list-definition.js';
import type { Page } from '../../common/lists/read-list.js';
import { rethrowDuplicateAs } from '../../common/mongo/duplicate-key.js';
import { definedFields, leavesAsIs } from '../../common/mongo/record.js';
import { Transactions } from '../../common/mongo/transactions.js';
import type {
  CreateInterviewTemplateRequest,
  InterviewTemplateFilter,
  UpdateInterviewTemplateRequest,
} from './dto/interview-template.dto.js';
import type { InterviewTemplateRecord } from './interview-template.schema.js';
import { InterviewTemplatesRepository } from './interview-templates.repository.js';
import { InterviewsRepository } from './interviews.repository.js';

const refuseDuplicate = rethrowDuplicateAs('already_exists', {
  parameters: { what: 'An interview template of this type' },
});

@Injectable()
export class InterviewTemplatesService {
  constructor(
    private readonly repository: InterviewTemplatesRepository,
    private readonly interviews: InterviewsRepository,
    private readonly transactions: Transactions,
  ) {}

  list(params: ListParams<InterviewTemplateFilter>): Promise<Page<InterviewTemplateRecord>> {
    return this.repository.list(params);
  }

  create({ type, questions = [] }: CreateInterviewTemplateRequest): Promise<InterviewTemplateRecord> {
    return this.transactions
      .run((session) => this.repository.create({ type, questions }, session))
      .catch(refuseDuplicate);
  }

  /** Interviews take over a new type of their template. */
  async update(id: string, { version, ...fields }: UpdateInterviewTemplateRequest): Promise<InterviewTemplateRecord> {
    const saved = await this.find(id);
    if (leavesAsIs(saved, version, fields)) return saved;
    const { type } = fields;
    return this.transactions
      .run(async (session) => {
        const updated = await this.repository.update(id, version, definedFields(fields), session);
        if (type !== undefined) await this.interviews.renameType(id, type, session);
        return updated;
      })
      .catch(refuseDuplicate);
  }

  async addQuestion(id: string, question: string): Promise<InterviewTemplateRecord> {
    const template = await this.find(id);
    if (template.questions.length >= MAX_QUESTIONS) throw ProblemError.field('question', 'too_high');
    return this.transactions.run((session) => this.repository.addQuestion(id, question, session));
  }

  async delete(id: string, force: boolean): Promise<void> {
    if (!force && (await this.interviews.usesTemplate(id))) {
      throw new ProblemError('in_use', { parameters: { what: 'This interview template' } });
    }
    if (!(await this.repository.delete(id))) throw new ProblemError('not_found');
  }

  private find(id: string): Promise<InterviewTemplateRecord> {
    return orNotFound(this.repository.find(id));
  }
}
