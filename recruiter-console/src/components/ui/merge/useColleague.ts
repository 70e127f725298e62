import { useState } from 'react';
import { useRecruiters } from '../../../api/lookups';
import { displayName } from '../../../lib/format';
import { useMark, type Mark } from '../../../lib/live/live-state';

/** The name of the colleague who last changed a record since its form opened, also after the mark has left the screen; null if unknown. */
export function useColleague(id: string): string | null {
  const mark = useMark(id);
  const [before] = useState(mark);
  const [last, setLast] = useState<Mark>();
  if (mark && mark !== before && mark !== last) setLast(mark);
  return displayName(useRecruiters().find(last?.by) ?? {}) || null;
}
