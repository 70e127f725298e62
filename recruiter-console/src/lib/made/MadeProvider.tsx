import { useEffect, useState, type ReactNode } from 'react';
import { lightRow } from './light-row';
import { MadeContext, type Made } from './made-context';

/** Holds the new record until its row has been visible for a moment (docs/domain/interface.md#new-records). */
export function MadeProvider({ children }: { children: ReactNode }) {
  const [made, light] = useState<Made | null>(null);
  useEffect(() => (made ? lightRow(made.id, () => light(null)) : undefined), [made]);
  return <MadeContext value={{ made, light }}>{children}</MadeContext>;
}
