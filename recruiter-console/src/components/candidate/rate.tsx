import { billsPerWord } from '@byline/shared-types/domain';
import { FormattedMessage, useIntl } from 'react-intl';
import { Text } from '../ui/Text';
import style from './rate.module.css';

export interface Priced {
  price: number | null;
  functionName: string | null;
}

export function usePrice(): (value: number) => string {
  const { formatNumber } = useIntl();
  return (value) => formatNumber(value, { style: 'currency', currency: 'EUR', minimumFractionDigits: 2 });
}

interface RateProps extends Priced {
  /** The unit has a fixed width, so that the digits of a column line up. */
  inColumn?: boolean;
}

/** Price with its unit. */
export function Rate({ price: value, functionName, inColumn = false }: RateProps) {
  const price = usePrice();
  if (value === null) return <Text tone="muted">–</Text>;
  return (
    <>
      {price(value)}
      <span className={inColumn ? style.unit : undefined}>
        <FormattedMessage id={billsPerWord(functionName ?? undefined) ? 'candidate.unitWord' : 'candidate.unitHour'} />
      </span>
    </>
  );
}

/** Stands in the head of a column of rates, so that its word ends where the digits do. */
export const UnitRoom = () => <span className={style.unit} />;

/** "€0.13 per word". */
export function RateText({ price: value, functionName }: Priced) {
  const price = usePrice();
  if (value === null) return null;
  const words = billsPerWord(functionName ?? undefined) ? 'candidate.perWord' : 'candidate.perHour';
  return <FormattedMessage id={words} values={{ price: price(value) }} />;
}
