import { FormattedNumber } from 'react-intl';

/** Shows 0% and 100% without a decimal, because they are exact. */
export const Share = ({ value }: { value: number }) => (
  <FormattedNumber
    value={value}
    style="percent"
    minimumFractionDigits={Number.isInteger(value) ? 0 : 1}
    maximumFractionDigits={1}
  />
);
