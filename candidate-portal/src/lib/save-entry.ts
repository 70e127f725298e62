import { toProblem } from '@byline/web-kit/problems';

/**
 * Saves an entry that was there. One that was removed meanwhile, in another tab or on a phone, is added again with what was typed: all that the API
 * says of it is that it is not the candidate's.
 */
export async function saveEntry(update: () => Promise<unknown>, add: () => Promise<unknown>): Promise<void> {
  try {
    await update();
  } catch (error) {
    if (toProblem(error)?.code !== 'forbidden') throw error;
    await add();
  }
}
