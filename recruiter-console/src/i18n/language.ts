import { toLanguage, type Language } from '@byline/shared-types/domain';
import { readStored, writeStored } from '@byline/web-kit/storage';

const KEY = 'byline.lang';

function takeFromAddress(): Language | null {
  const url = new URL(window.location.href);
  const asked = url.searchParams.get('lang');
  if (asked === null) return null;
  url.searchParams.delete('lang');
  window.history.replaceState(window.history.state, '', url);
  return toLanguage(asked);
}

/** `?lang=` of the address this page was opened with; it goes before the user's own language until another is chosen. */
let asked: Language | null | undefined;

export function askedLanguage(): Language | null {
  asked ??= takeFromAddress();
  return asked;
}

/** `?lang=`, then the user's language, then the last choice in this browser, else English. */
export function initialLanguage(userLanguage: string | undefined): Language {
  return askedLanguage() ?? (userLanguage === undefined ? toLanguage(readStored(KEY)) : toLanguage(userLanguage));
}

export function rememberLanguage(language: Language): void {
  asked = null;
  writeStored(KEY, language);
}

/** How each language calls itself. */
export const LANGUAGE_NAMES: Record<Language, string> = { nl: 'Nederlands', fr: 'Français', en: 'English' };
export type { Language };
