import {
  applyDecorators,
  Injectable,
  UseInterceptors,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
  type Type,
} from '@nestjs/common';
import { ApiCreatedResponse, ApiProperty } from '@nestjs/swagger';
import { map, type Observable } from 'rxjs';
import { Idempotent } from '../idempotency/idempotent.decorator.js';

@Injectable()
class AsData implements NestInterceptor {
  intercept(_context: ExecutionContext, next: CallHandler): Observable<{ data: unknown }> {
    return next.handle().pipe(map((data: unknown) => ({ data })));
  }
}

const answers = new Map<Type<object>, Type<object>>();

/** The class of the answer to a creation, for the documentation: `NoteResponse` comes in a `NoteCreatedResponse`. */
function createdOf(Made: Type<object>): Type<object> {
  const known = answers.get(Made);
  if (known) return known;
  class Created {
    @ApiProperty({ type: Made, description: 'The created record.' })
    data: object;
  }
  Object.defineProperty(Created, 'name', { value: Made.name.replace(/Response$/, 'CreatedResponse') });
  answers.set(Made, Created);
  return Created;
}

/** A route that creates a record: it answers 201 with `{ data }`, the result of its method, and repeats of a request create it once. */
export const Creates = (Made: Type<object>): MethodDecorator =>
  applyDecorators(ApiCreatedResponse({ type: createdOf(Made) }), Idempotent(), UseInterceptors(AsData));
