import { Injectable, Param, type ArgumentMetadata, type PipeTransform } from '@nestjs/common';
import { ProblemError } from '../errors/problem.error.js';

const OBJECT_ID = /^[0-9a-f]{24}$/i;

/** Accepts only an ObjectId. */
@Injectable()
class ObjectIdPipe implements PipeTransform<string, string> {
  transform(value: string, { data }: ArgumentMetadata): string {
    if (!OBJECT_ID.test(value)) throw new ProblemError('invalid_id', { parameters: { field: data ?? 'id' } });
    return value.toLowerCase();
  }
}

/** A path parameter that is a record's id. */
export const IdParam = (name = 'id'): ParameterDecorator => Param(name, ObjectIdPipe);
