import { billsPerWord } from '@byline/shared-types/domain';
import { FormattedMessage, useIntl } from 'react-intl';
import { candidateWords } from './messages';

export interface Priced {
  price: number | null;
  functionName: string | null;
}

export function usePrice(): (value: number) => string {
  const { formatNumber } = useIntl();
  return (value) => formatNumber(value, { style: 'currency', currency: 'EUR', minimumFractionDigits: 2 });
}

/** Price with its unit in a fixed width, so that the digits of a column line up. */
export function Rate({ price: value, functionName }: Priced) {
  const price = usePrice();
  if (value === null) return <span className="sub">–</span>;
  return (
    <>
      {price(value)}
      <span className="unit">
        <FormattedMessage
          {...(billsPerWord(functionName ?? undefined) ? candidateWords.unitWord : candidateWords.unitHour)}
        />
      </span>
    </>
  );
}

/** "€0.13 per word". */
export function RateText({ price: value, functionName }: Priced) {
  const price = usePrice();
  if (value === null) return null;
  const words = billsPerWord(functionName ?? undefined) ? candidateWords.perWord : candidateWords.perHour;
  return <FormattedMessage {...words} values={{ price: price(value) }} />;
}
