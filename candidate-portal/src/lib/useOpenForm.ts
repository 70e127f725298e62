import { NavigationType, useNavigationType, useSearchParams } from 'react-router-dom';

/**
 * Which form of a page is open is in its address, `?<name>=<which>`: a reload, the way back and a new login after an ended session show it with what was typed. A draft names the
 * parameter in its `shownBy`.
 */
export function useOpenForm(name: string) {
  const [params, setParams] = useSearchParams();
  const byPress = useNavigationType() === NavigationType.Push;
  const change = (which: string | null, replace: boolean): void =>
    setParams(
      (current) => {
        if (which === null) current.delete(name);
        else current.set(name, which);
        return current;
      },
      { replace },
    );
  const open = params.get(name);
  return {
    open,
    /** Whether it was opened just now, not by a reload or the way back. */
    pressed: open !== null && byPress,
    show: (which: string): void => change(which, false),
    hide: (): void => change(null, true),
  };
}
