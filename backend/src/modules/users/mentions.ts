import { Injectable } from '@nestjs/common';
import { fieldProblem, ProblemError } from '../../common/errors/problem.error.js';
import { mentionsOf } from '../../common/rich-text/rich-text.js';
import { UsersService } from './users.service.js';

type Texts<F extends string> = Partial<Record<F, string | null>>;

/** The users that rich text mentions. */
@Injectable()
export class Mentions {
  constructor(private readonly users: UsersService) {}

  /** Refuses fields with a new mention of a user who does not exist; a user of an old mention may be gone. */
  async require<F extends string>(fields: readonly F[], texts: Texts<F>, saved: Texts<F> | null = null): Promise<void> {
    const added = fields.map((field) => {
      const before = mentionsOf(saved?.[field] ?? '');
      return { field, ids: mentionsOf(texts[field] ?? '').filter((id) => !before.includes(id)) };
    });
    const found = await this.users.findPeople(added.flatMap(({ ids }) => ids));
    const known = new Set(found.map(({ _id }) => String(_id)));
    const wrong = added.filter(({ ids }) => ids.some((id) => !known.has(id)));
    if (wrong.length > 0) throw ProblemError.fields(wrong.map(({ field }) => fieldProblem(field, 'invalid_id')));
  }
}
