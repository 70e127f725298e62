import { validateYupSchema } from 'formik';
import { describe, expect, it } from 'vitest';
import { diplomaValues, workValues } from './model';
import { diplomaSchema, workSchema } from './schema';

/** Formik passes `undefined` to a schema for every empty field. */
const missing = async (schema: object, values: object): Promise<string[]> => {
  const error = (await validateYupSchema(values, schema).then(
    () => null,
    (reason: unknown) => reason,
  )) as { name: string; inner: { path: string }[] } | null;
  if (error) expect(error.name).toBe('ValidationError');
  return [...new Set(error?.inner.map(({ path }) => path))].sort();
};

describe('an empty form names what is missing', () => {
  it('of work', async () => {
    expect(await missing(workSchema, workValues())).toEqual(['company', 'from', 'function']);
  });
  it('of a diploma', async () => {
    expect(await missing(diplomaSchema, diplomaValues())).toEqual(['degree', 'from', 'institute']);
  });
});
