import type { Language } from '@byline/shared-types/domain';
import { languageChosen, useChosenLanguage } from '@byline/web-kit/session';
import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';

/**
 * Takes over a language that the user chose on another device (docs/domain/accounts.md#languages).
 * @param stored the candidate's language; undefined until the first answer of a visit, after which the choice on this device counts
 */
export function useTakeLanguage(stored: Language | undefined): void {
  const dispatch = useDispatch();
  const shown = useChosenLanguage();
  const start = useRef({ shown, waits: stored === undefined });
  useEffect(() => {
    if (!start.current.waits || stored === undefined) return;
    start.current.waits = false;
    if (shown === start.current.shown) dispatch(languageChosen(stored));
  }, [dispatch, shown, stored]);
}
