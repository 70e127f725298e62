import { firstPage } from './first-page.ts';
import type { Limit } from './names.ts';

/** A page and the number of all that match, of one function and one country: `translator,BE`. */
export const exactCount: Limit = async (db, names, wanted) => {
  const [of, country] = wanted.split(',');
  const candidates = db.collection('candidates');
  const match = { archived: false, function: of, country };
  const [page, totalCount] = await Promise.all([firstPage(db, names, ''), candidates.countDocuments(match)]);
  return { ...(page as object), totalCount };
};
