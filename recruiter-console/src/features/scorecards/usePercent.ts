import { useIntl } from 'react-intl';

/** Writes a score as it is told everywhere, with two decimals: "78.25%". */
export function usePercent(): (percent: number) => string {
  const { formatNumber } = useIntl();
  return (percent) =>
    formatNumber(percent / 100, { style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 2 });
}
