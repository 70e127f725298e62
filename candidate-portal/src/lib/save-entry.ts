import { toProblem } from '@byline/web-kit/problems';

/**
 * Saves an existing entry. If another tab or device has removed it, adds it again with the typed values; for such an
 * entry, the API answers `forbidden`.
 */
export async function saveEntry(update: () => Promise<unknown>, add: () => Promise<unknown>): Promise<void> {
  try {
    await update();
  } catch (error) {
    if (toProblem(error)?.code !== 'forbidden') throw error;
    await add();
  }
}
