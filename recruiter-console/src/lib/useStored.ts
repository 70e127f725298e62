import { useState } from 'react';
import { readStored, writeStored } from '@byline/web-kit/storage';

/** A preference in this browser, stored as `byline.{name}`. `parse` returns undefined for an unknown value. */
export function useStored<T>(
  name: string,
  fallback: T,
  parse: (text: string) => T | undefined,
): [T, (value: T) => void] {
  const key = `byline.${name}`;
  const [value, setValue] = useState<T>(() => {
    const text = readStored(key);
    return text === null ? fallback : (parse(text) ?? fallback);
  });
  const keep = (next: T): void => {
    setValue(next);
    writeStored(key, typeof next === 'string' ? next : JSON.stringify(next));
  };
  return [value, keep];
}
