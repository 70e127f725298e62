import { Body, Injectable, type PipeTransform, type Type } from '@nestjs/common';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { ProblemError } from '../errors/problem.error.js';
import { toFieldProblems, VALIDATION } from '../errors/validation.js';

const isPlainObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Validates a body that is a list, because Nest's own pipe only looks into objects. A wrong field is named `0.label`. */
@Injectable()
class ListPipe<T extends object> implements PipeTransform<unknown, T[]> {
  constructor(
    private readonly Item: Type<T>,
    private readonly max: number,
  ) {}

  transform(value: unknown): T[] {
    if (!Array.isArray(value)) throw new ProblemError('malformed_request');
    if (value.length === 0) throw ProblemError.field('body', 'required');
    if (value.length > this.max) throw ProblemError.field('body', 'too_long');
    if (!value.every(isPlainObject)) throw new ProblemError('malformed_request');
    const items = value.map((item) => plainToInstance(this.Item, item));
    const errors = items.flatMap((item, index) => toFieldProblems(validateSync(item, VALIDATION), String(index)));
    if (errors.length > 0) throw ProblemError.fields(errors);
    return items;
  }
}

/** A body that is a list of at most `max` of a DTO; document it with `@ApiBody({ type: [Dto] })`. */
export const ListBody = <T extends object>(Item: Type<T>, max: number): ParameterDecorator =>
  Body(new ListPipe(Item, max));
