import { toLanguage, type Language } from '@byline/shared-types/domain';

const QUERY = 'lang';

/** The language in `?lang=`; an unknown value means English. */
export function askedLanguage(search: string): Language | null {
  const asked = new URLSearchParams(search).get(QUERY);
  return asked === null ? null : toLanguage(asked);
}

/** The address of the page in another language. */
export function addressIn(language: Language, location: { pathname: string; search: string }): string {
  const search = new URLSearchParams(location.search);
  search.set(QUERY, language);
  return `${location.pathname}?${search.toString()}`;
}
