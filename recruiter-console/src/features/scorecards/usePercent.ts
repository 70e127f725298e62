import { useIntl } from 'react-intl';

/** Formats a score with two decimals: "78.25%". */
export function usePercent(): (percent: number) => string {
  const { formatNumber } = useIntl();
  return (percent) =>
    formatNumber(percent / 100, { style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 2 });
}
