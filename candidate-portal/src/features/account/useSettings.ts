import type { Language, Theme } from '@byline/shared-types/domain';
import { toProblem } from '@byline/web-kit/problems';
import { useSession, userChanged } from '@byline/web-kit/session';
import { applyTheme, useTheme } from '@byline/web-kit/theme';
import { useDialogs } from '@byline/web-kit/ui';
import { useDispatch } from 'react-redux';
import { useUpdateMeMutation } from '../../api';

interface Settings {
  language?: Language;
  theme?: Theme;
}

/** Sends one call after the other, so that the API stores the last choice. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Language and theme take effect immediately and are stored on the user for the next device. A refused choice is
 * undone. A choice without an answer stays, because the API may have stored it.
 */
export function useSettings(): (settings: Settings) => void {
  const dispatch = useDispatch();
  const { showError } = useDialogs();
  const user = useSession()?.user;
  const shown = useTheme();
  const [update] = useUpdateMeMutation();
  return (settings) => {
    if (!user) return;
    const { language, theme } = user;
    dispatch(userChanged(settings));
    if (settings.theme) applyTheme(settings.theme);
    const store = async (): Promise<void> => {
      try {
        await update({ settingsRequest: settings }).unwrap();
      } catch (error) {
        if (toProblem(error)) {
          dispatch(userChanged(settings.theme ? { theme } : { language }));
          if (settings.theme) applyTheme(shown);
        }
        showError(error);
      }
    };
    last = last.then(store);
  };
}
