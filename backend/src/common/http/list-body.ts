import { Body, Injectable, type PipeTransform, type Type } from '@nestjs/common';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { ProblemError } from '../errors/problem.error.js';
import { toFieldProblems, VALIDATION } from '../errors/validation.js';

/** Validates a body that is a list: Nest's own pipe looks into objects only. Wrong fields are named `0.label`. */
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
    const items = value.map((item: unknown) => plainToInstance(this.Item, item));
    const errors = items.flatMap((item, index) =>
      typeof item === 'object' ? toFieldProblems(validateSync(item, VALIDATION), String(index)) : [],
    );
    if (errors.length > 0) throw ProblemError.fields(errors);
    if (items.some((item) => typeof item !== 'object' || item === null)) throw new ProblemError('malformed_request');
    return items;
  }
}

/** A body that is a list of at most `max` of a DTO; document it with `@ApiBody({ type: [Dto] })`. */
export const ListBody = <T extends object>(Item: Type<T>, max: number): ParameterDecorator =>
  Body(new ListPipe(Item, max));
