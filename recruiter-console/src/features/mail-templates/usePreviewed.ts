import { useState } from 'react';
import { useListCandidatesQuery } from '../../api';
import type { PickedCandidate } from '../../components/people/CandidatePicker';

/** The candidate for whom a template is shown, at first the newest one; null if there is none, undefined while it loads. */
export function usePreviewed() {
  const [chosen, setChosen] = useState<PickedCandidate | null>(null);
  const { currentData } = useListCandidatesQuery({
    ...{ limit: 1, fields: ['firstname', 'name', 'email'], sort: ['-createdAt'] },
  });
  const newest: PickedCandidate | null | undefined = currentData && (currentData.records[0] ?? null);
  return [chosen ?? newest, setChosen] as const;
}
