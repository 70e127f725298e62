import { useIntl } from 'react-intl';

/** A number; `more` means that the real number is higher. */
export interface Count {
  count: number;
  more: boolean;
}

/** Formats a count: 10,000+ when there are more. */
export function useCountText(): (counted: Count) => string {
  const { formatNumber } = useIntl();
  return ({ count, more }) => `${formatNumber(count)}${more ? '+' : ''}`;
}
