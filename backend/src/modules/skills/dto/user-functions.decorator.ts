import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { USER_FUNCTIONS } from '@byline/shared-types/domain';
import { ArrayMaxSize, ArrayUnique, IsArray, IsIn } from 'class-validator';
import { OptionalNotNull } from '../../../common/http/values.js';

/** Optional functions; empty means all. */
export const UserFunctions = (): PropertyDecorator =>
  applyDecorators(
    OptionalNotNull(),
    IsArray(),
    ArrayMaxSize(USER_FUNCTIONS.length),
    ArrayUnique(),
    IsIn(USER_FUNCTIONS, { each: true }),
    ApiProperty({ enum: USER_FUNCTIONS, enumName: 'UserFunctionName', isArray: true, required: false }),
  );
