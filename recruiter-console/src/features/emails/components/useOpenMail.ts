import { useSearchParams } from 'react-router-dom';

/** Keeps the open mail in the address, so that a link leads to it. */
export function useOpenMail() {
  const [params, setParams] = useSearchParams();
  const open = (id: string | null): void =>
    setParams((current) => {
      const changed = new URLSearchParams(current);
      if (id) changed.set('mail', id);
      else changed.delete('mail');
      return changed;
    });
  return [params.get('mail'), open] as const;
}
