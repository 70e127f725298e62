import { useIntl } from 'react-intl';
import type { CandidateNeighboursResponse } from '../../api';
import { useCountText } from '../../lib/counted';
import { candidateMessages as messages } from './messages';

/** Where a candidate stands in the list: "12 of 10,000+"; nothing where that is further in than anybody counted. */
export function usePlace(neighbours: CandidateNeighboursResponse | undefined): string | null {
  const { formatMessage } = useIntl();
  const countText = useCountText();
  if (!neighbours?.position || neighbours.capped.includes('position')) return null;
  const { position, total, capped } = neighbours;
  return formatMessage(messages.position, {
    position,
    total: countText({ count: total, more: capped.includes('total') }),
  });
}
