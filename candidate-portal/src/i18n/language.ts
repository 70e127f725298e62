import { DEFAULT_LANGUAGE, LANGUAGES, toLanguage, type Language } from '@byline/shared-types/domain';
import { readStored, writeStored } from '@byline/web-kit/storage';

const KEY = 'byline.lang';
const QUERY = 'lang';

/** The language somebody asked for with `?lang=`; any value that is not ours means English. */
function askedLanguage(search: string): Language | null {
  const asked = new URLSearchParams(search).get(QUERY);
  return asked === null ? null : toLanguage(asked);
}

/** `?lang=`, else the known user's language, else the one used last in this browser, else English. */
export function initialLanguage(search: string, userLanguage: string | null | undefined): Language {
  const asked = askedLanguage(search);
  if (asked) return asked;
  if (userLanguage) return toLanguage(userLanguage);
  const stored = readStored(KEY);
  return LANGUAGES.find((language) => language === stored) ?? DEFAULT_LANGUAGE;
}

export function rememberLanguage(language: Language): void {
  writeStored(KEY, language);
  document.documentElement.lang = language;
}

/** The address of the page in another language: the switcher reloads it with `?lang=`. */
export function addressIn(language: Language, location: { pathname: string; search: string }): string {
  const search = new URLSearchParams(location.search);
  search.set(QUERY, language);
  return `${location.pathname}?${search.toString()}`;
}
