import {
  ValidationPipe,
  type ArgumentMetadata,
  type ValidationError,
  type ValidationPipeOptions,
} from '@nestjs/common';
import { FIELD_PROBLEMS, type FieldProblem, type FieldProblemCode } from '@byline/shared-types/domain';
import { fieldProblem, ProblemError } from './problem.error.js';

/** class-validator's constraint names in our catalogue; a decorator with `message: '<code>'` names its own code. */
const BY_CONSTRAINT: Record<string, FieldProblemCode> = {
  isDefined: 'required',
  isNotEmpty: 'required',
  whitelistValidation: 'unknown_field',
  isEmail: 'invalid_email',
  isUrl: 'invalid_url',
  isPhoneNumber: 'invalid_phone',
  isMongoId: 'invalid_id',
  isIso8601: 'invalid_date',
  isDate: 'invalid_date',
  minLength: 'min_chars',
  maxLength: 'too_long',
  arrayMaxSize: 'too_long',
  arrayMinSize: 'required',
  arrayNotEmpty: 'required',
  min: 'too_low',
  max: 'too_high',
};

/** A value of another type fails the limits too; only its type is reported. */
const OF_TYPE = ['isString', 'isNumber', 'isInt', 'isBoolean', 'isArray', 'isObject'];

const isCode = (text: string): text is FieldProblemCode => text in FIELD_PROBLEMS;
/** A field with its own code for a missing value (`remark_required`). */
const isFieldCode = (text: string | undefined): text is FieldProblemCode => text !== undefined && isCode(text);

function codeOf(error: ValidationError): FieldProblemCode {
  const constraints = Object.entries(error.constraints ?? {});
  const value = error.value as unknown;
  if (constraints.some(([name]) => name === 'whitelistValidation')) return 'unknown_field';
  if (value === undefined || value === null || value === '') {
    return [error.constraints?.isNotEmpty, error.constraints?.isDefined].find(isFieldCode) ?? 'required';
  }
  if (constraints.some(([name]) => OF_TYPE.includes(name))) return 'invalid';
  const own = constraints.map(([, message]) => message.replace(/^each value in /, '')).find(isCode);
  if (own) return own;
  return constraints.map(([name]) => BY_CONSTRAINT[name]).find((code) => code !== undefined) ?? 'invalid';
}

/** The wrong fields of a validated object, nested ones as dotted paths. */
export function toFieldProblems(errors: ValidationError[], path = ''): FieldProblem[] {
  return errors.flatMap((error) => {
    const field = path ? `${path}.${error.property}` : error.property;
    const own = error.constraints ? [fieldProblem(field, codeOf(error))] : [];
    return [...own, ...toFieldProblems(error.children ?? [], field)];
  });
}

/** Validation of every input: refuses unknown fields by name, never guesses types. */
export const VALIDATION: ValidationPipeOptions = {
  whitelist: true,
  forbidNonWhitelisted: true,
  transform: true,
  forbidUnknownValues: true,
  exceptionFactory: (errors) => ProblemError.fields(toFieldProblems(errors)),
};

/** Validation that also refuses a missing body, a string, and a list where the route takes an object. */
class InputPipe extends ValidationPipe {
  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    if (metadata.type === 'body') {
      if (value === undefined || value === null) throw ProblemError.field('body', 'required');
      if (typeof value !== 'object') throw new ProblemError('malformed_request');
      if (Array.isArray(value) && metadata.metatype !== Array) throw new ProblemError('malformed_request');
    }
    return super.transform(value, metadata) as Promise<unknown>;
  }
}

export const createValidationPipe = (): ValidationPipe => new InputPipe(VALIDATION);
