import { toLanguage, type Language } from '@byline/shared-types/domain';
import { languageChosen } from '@byline/web-kit/session';
import { useCallback } from 'react';
import { useDispatch } from 'react-redux';

function takeFromAddress(): Language | null {
  const url = new URL(window.location.href);
  const value = url.searchParams.get('lang');
  if (value === null) return null;
  url.searchParams.delete('lang');
  window.history.replaceState(window.history.state, '', url);
  return toLanguage(value);
}

/** `?lang=` of the address at page load. It overrides the user's own language until the user chooses another. */
let asked: Language | null | undefined;

export function askedLanguage(): Language | null {
  asked ??= takeFromAddress();
  return asked;
}

export function useChooseLanguage(): (language: Language) => void {
  const dispatch = useDispatch();
  return useCallback(
    (language) => {
      asked = null;
      dispatch(languageChosen(language));
    },
    [dispatch],
  );
}

export const LANGUAGE_NAMES: Record<Language, string> = { nl: 'Nederlands', fr: 'Français', en: 'English' };
