import type cv from '../../i18n/cv/en.json';
import { useT, type MessageId } from '../i18n/useT';

/** The texts of this folder come beside those of the app (CvMessages). */
export type CvMessageId = keyof typeof cv | MessageId;

/** Translates the texts about a CV, and those of the app. */
export const useCvT = useT as () => (id: CvMessageId, values?: Record<string, string | number>) => string;
