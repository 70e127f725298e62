/** The fields of a record as values of a form; null becomes an empty text. */
export const textsOf = <F extends object>(
  fields: F,
  record: Partial<Record<keyof NoInfer<F>, string | null>>,
): Record<keyof F, string> => eachOf(fields, (name) => record[name] ?? '');

/** The values of a form as fields of a request; an empty text becomes null. */
export const sentTexts = <F extends object>(
  fields: F,
  values: Record<keyof NoInfer<F>, string>,
): Record<keyof F, string | null> => eachOf(fields, (name) => values[name].trim() || null);

export const eachOf = <F extends object, V>(fields: F, value: (name: keyof F) => V): Record<keyof F, V> =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, value(name as keyof F)])) as Record<keyof F, V>;
