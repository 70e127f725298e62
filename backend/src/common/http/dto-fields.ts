import type { Type } from '@nestjs/common';
import { ApiProperty, PickType } from '@nestjs/swagger';

/** Metadata of a DTO's fields, from `@ApiProperty` and, for the others, from the Swagger plugin (backend/swagger-plugin.ts). */
const NAMES = 'swagger/apiModelPropertiesArray';
const FIELD = 'swagger/apiModelProperties';
type Described = Partial<Record<'_OPENAPI_METADATA_FACTORY', () => object>>;

function parentsOf(Dto: object): object[] {
  const parent = Object.getPrototypeOf(Dto) as object;
  return parent === Function.prototype ? [] : [...parentsOf(parent), parent];
}

/** The names of a DTO's fields, its parents' first. */
export function fieldNames<T extends object>(Dto: Type<T>): (keyof T & string)[] {
  const noted = (Reflect.getMetadata(NAMES, Dto.prototype as object) ?? []) as string[];
  const fields = [...parentsOf(Dto), Dto].flatMap((Class) =>
    Object.hasOwn(Class, '_OPENAPI_METADATA_FACTORY')
      ? Object.keys((Class as Described)._OPENAPI_METADATA_FACTORY?.() ?? {})
      : [],
  );
  return [...new Set([...fields, ...noted.map((name) => name.slice(1))])] as (keyof T & string)[];
}

/** Fields of a request in an answer, which always has each of them. */
export function Answered<T extends object, K extends keyof T & string>(
  Request: Type<T>,
  names: readonly K[] = fieldNames(Request) as K[],
): Type<Required<Pick<T, K>>> {
  class AnsweredFields extends (PickType(Request, names) as Type<object>) {}
  for (const name of names) {
    const field = Reflect.getMetadata(FIELD, AnsweredFields.prototype, name) as object | undefined;
    ApiProperty({ ...field, required: true })(AnsweredFields.prototype, name);
  }
  return AnsweredFields as Type<Required<Pick<T, K>>>;
}

/** The fields that presenters pick. Reading them from the DTO takes longer than presenting a record, so it happens once. */
const picked = new WeakMap<Type, readonly string[]>();

function pickedNames<T extends object>(Dto: Type<T>): readonly (keyof T & string)[] {
  const known = picked.get(Dto) as readonly (keyof T & string)[] | undefined;
  if (known) return known;
  const names = fieldNames(Dto);
  picked.set(Dto, names);
  return names;
}

/** The stored values of the fields that a DTO has. */
export function pickFields<T extends object>(Dto: Type<T>, record: T): T {
  const fields: Partial<T> = {};
  for (const name of pickedNames(Dto)) fields[name] = record[name];
  return fields as T;
}
