import { useAddressParams } from '@byline/web-kit/address';
import { NavigationType, useNavigationType } from 'react-router-dom';

/**
 * Keeps the open form of a page in the address, `?<name>=<which>`, so that a reload, the back button and a login
 * after an ended session show it with the typed text. The draft names the parameter in its `shownBy`.
 */
export function useOpenForm(name: string) {
  const [params, change] = useAddressParams();
  const byPress = useNavigationType() === NavigationType.Push;
  const open = params.get(name);
  return {
    open,
    /** Whether a press has just opened the form, not a reload or the back button. */
    pressed: open !== null && byPress,
    show: (which: string): void => change({ [name]: which }),
    hide: (): void => change({ [name]: null }, { replace: true }),
  };
}
