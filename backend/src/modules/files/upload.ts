import { applyDecorators, createParamDecorator, UseGuards, type ExecutionContext, type Type } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiBody, ApiConsumes, ApiProperty, IntersectionType } from '@nestjs/swagger';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import type { FastifyRequest } from 'fastify';
import type { ProblemCode } from '@byline/shared-types/domain';
import { ProblemError } from '../../common/errors/problem.error.js';
import { toFieldProblems, VALIDATION } from '../../common/errors/validation.js';
import { FORM_TYPE, refuseType } from '../../common/http/bodies.js';
import { partsOf } from '../../common/http/multipart.js';
import { Problems } from '../../common/http/problems.decorator.js';
import { UploadLimitGuard } from './upload-limit.guard.js';

/** One file of a multipart request, with its validated fields. */
export interface Upload<F extends object = object> {
  bytes: Buffer;
  originalname: string;
  fields: F;
}

/** Parameter decorator: the upload of a multipart request, its fields validated by a DTO. */
export const ReadUpload = createParamDecorator(
  async (Fields: Type<object>, context: ExecutionContext): Promise<Upload> => {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (!request.isMultipart()) throw refuseType(request, context.switchToHttp().getResponse());
    const { file, fields: raw } = await request.deadline.uncounted(() => partsOf(request));
    if (!file || !file.originalname) throw ProblemError.field('file', 'required');
    if (file.bytes.length === 0) throw ProblemError.field('file', 'invalid');
    const fields = plainToInstance(Fields, raw);
    const errors = toFieldProblems(validateSync(fields, VALIDATION));
    if (errors.length > 0) throw ProblemError.fields(errors);
    return { ...file, fields };
  },
);

class FilePart {
  @ApiProperty({ type: 'string', format: 'binary', description: 'At most 10,000,000 bytes.' })
  file: unknown;
}

const forms = new Map<Type<object>, Type<object>>();

/** The class of a form with a file and the fields of a DTO, for the documentation, under the DTO's name. */
function formOf(Fields: Type<object>): Type<object> {
  const Form = forms.get(Fields) ?? IntersectionType(FilePart, Fields);
  Object.defineProperty(Form, 'name', { value: Fields.name });
  forms.set(Fields, Form);
  return Form;
}

const REFUSALS = [
  'file_too_large',
  'one_file_only',
  'file_type',
  'unsupported_media_type',
  'too_many_requests',
] as const;

/** Makes a route take an upload, and documents it: one `file` of at most 10,000,000 bytes and the fields of a DTO. */
export const ApiUpload = (Fields: Type<object>, ...problems: ProblemCode[]): MethodDecorator =>
  applyDecorators(
    RouteConfig({ takes: FORM_TYPE }),
    UseGuards(UploadLimitGuard),
    ApiConsumes(FORM_TYPE),
    ApiBody({ type: formOf(Fields) }),
    Problems(...REFUSALS, ...problems),
  );
