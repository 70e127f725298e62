import { applyDecorators, type Type as Class } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsObject, ValidateNested } from 'class-validator';

/** Records within requests. class-validator accepts a list in the place of a nested record unchecked; these decorators refuse it. */

/** A record within a request, validated by its class. */
export const Nested = (Record: () => Class<object>): PropertyDecorator =>
  applyDecorators(IsObject(), ValidateNested(), Type(Record));

/** A list of at most `max` such records. */
export const NestedList = (Record: () => Class<object>, max: number): PropertyDecorator =>
  applyDecorators(
    IsArray(),
    ArrayMaxSize(max),
    IsObject({ each: true }),
    ValidateNested({ each: true }),
    Type(Record),
    ApiProperty({ maxItems: max }),
  );
