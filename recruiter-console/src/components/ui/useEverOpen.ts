import { useState } from 'react';

/** Whether an overlay was ever open. Before, it renders nothing: a list has one in each row. */
export function useEverOpen(open: boolean): boolean {
  const [ever, setEver] = useState(open);
  if (open && !ever) setEver(true);
  return ever || open;
}
