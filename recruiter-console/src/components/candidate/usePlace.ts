import { useT } from '@byline/web-kit/i18n';
import type { CandidateNeighboursResponse } from '../../api';
import { useCountText } from '../../lib/counted';

/** The candidate's position in the list: "12 of 10,000+"; null beyond the counted range. */
export function usePlace(neighbours: CandidateNeighboursResponse | undefined): string | null {
  const t = useT();
  const countText = useCountText();
  if (!neighbours?.position || neighbours.capped.includes('position')) return null;
  const { position, total, capped } = neighbours;
  return t('candidate.position', {
    position,
    total: countText({ count: total, more: capped.includes('total') }),
  });
}
