import { everyPage } from '@byline/web-kit/api';
import { DEFAULT_LANGUAGE, MAX_PAGE_SIZE } from '@byline/shared-types/domain';
import { textOrder } from '../lib/text-order';

/** Dutch, French and English order letters alike. */
const compare = textOrder(DEFAULT_LANGUAGE);

/** All records of a list, in the order of one of their texts. The API orders by bytes: "16" before "2", "Zoo" before "archive". */
export async function everyByText<T extends { _id: string }>(
  textOf: (record: T) => string,
  read: Parameters<typeof everyPage<T>>[1],
  limit = MAX_PAGE_SIZE,
): ReturnType<typeof everyPage<T>> {
  const all = await everyPage(limit, read);
  return 'error' in all ? all : { data: all.data.toSorted((a, b) => compare(textOf(a), textOf(b))) };
}
