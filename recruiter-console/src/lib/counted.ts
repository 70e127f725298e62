import { useIntl } from 'react-intl';

/** A number, or that there are more than it. */
export interface Count {
  count: number;
  more: boolean;
}

/** Writes a count: 10,000+ where there are more. */
export function useCountText(): (counted: Count) => string {
  const { formatNumber } = useIntl();
  return ({ count, more }) => `${formatNumber(count)}${more ? '+' : ''}`;
}
