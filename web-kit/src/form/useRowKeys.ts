import { useState } from 'react';

/** Keys for the rows of a list. A row keeps its key while the user removes others; it has no id before its first save. */
export function useRowKeys(count: number): { keys: readonly number[]; drop: (index: number) => void } {
  const [kept, keep] = useState<{ keys: readonly number[]; next: number }>({ keys: [], next: 0 });
  const missing = Math.max(count - kept.keys.length, 0);
  const added = Array.from({ length: missing }, (_, at) => kept.next + at);
  const keys = [...kept.keys.slice(0, count), ...added];
  if (keys.length !== kept.keys.length) keep({ keys, next: kept.next + missing });
  return { keys, drop: (index) => keep({ ...kept, keys: kept.keys.filter((_, at) => at !== index) }) };
}
