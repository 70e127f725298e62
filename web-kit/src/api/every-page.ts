import type { SerializedError } from '@reduxjs/toolkit';
import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react';

interface Page<T> {
  data?: { records: T[] } | undefined;
  error?: FetchBaseQueryError | SerializedError | undefined;
}

/** Reads a list page by page, for a screen that shows all records at once; stops at `most` records, if given. */
export async function everyPage<T extends { _id: string }>(
  limit: number,
  read: (page: { limit: number; skip: number }) => PromiseLike<Page<T>>,
  most = Infinity,
): Promise<{ data: T[] } | { error: FetchBaseQueryError }> {
  // By id: a record that is added meanwhile moves another one to the next page, which returns it a second time.
  const found = new Map<string, T>();
  for (let skip = 0; ; skip += limit) {
    const { data, error } = await read({ limit, skip });
    if (error && 'status' in error) return { error };
    if (!data) return { error: { status: 'CUSTOM_ERROR', error: error?.message ?? 'No answer' } };
    for (const record of data.records) found.set(record._id, record);
    if (data.records.length < limit || skip + limit >= most) return { data: [...found.values()] };
  }
}
