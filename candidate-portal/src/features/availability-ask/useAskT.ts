import { useT, type MessageId } from '@byline/web-kit/i18n';
import type ask from '../../../i18n/ask/en.json';

/** Translates the texts of the page without a login, which only the server loads. */
export const useAskT = useT as () => (
  id: keyof typeof ask | MessageId,
  values?: Record<string, string | number>,
) => string;
