import { useStored } from '../useStored';

const parseColumns = (text: string): string[] | null | undefined => {
  try {
    const ids: unknown = JSON.parse(text);
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : null;
  } catch {
    return undefined;
  }
};

/** The columns that the user chose in this browser; null if the width of the window decides. */
export const useOwnColumns = () => useStored<string[] | null>('columns', null, parseColumns);
