import { createContext, use } from 'react';
import type { Language } from './language';

/** Chooses the interface language; the language itself is `useIntl().locale`. */
export const LanguageContext = createContext<(language: Language) => void>(() => undefined);

export const useChooseLanguage = (): ((language: Language) => void) => use(LanguageContext);
