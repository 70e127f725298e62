import { toProblem } from '@byline/web-kit/problems';

/**
 * Saves an existing entry. If another tab or device removed it meanwhile, adds it again with the typed values; the API then only says that it is
 * not the candidate's.
 */
export async function saveEntry(update: () => Promise<unknown>, add: () => Promise<unknown>): Promise<void> {
  try {
    await update();
  } catch (error) {
    if (toProblem(error)?.code !== 'forbidden') throw error;
    await add();
  }
}
