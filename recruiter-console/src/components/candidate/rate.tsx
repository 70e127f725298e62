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
  /** Gives the unit a fixed width, so the digits of a column align. */
  inColumn?: boolean;
}

export function Rate({ price: value, functionName, inColumn = false }: RateProps) {
  const price = usePrice();
  if (value === null) return <Text tone="muted">–</Text>;
  return (
    <span>
      {price(value)}
      <span className={inColumn ? style.unit : undefined}>
        <FormattedMessage id={billsPerWord(functionName ?? undefined) ? 'candidate.unitWord' : 'candidate.unitHour'} />
      </span>
    </span>
  );
}

/** An empty unit in the header of a column of rates, so the title ends where the digits end. */
export const UnitRoom = () => <span className={style.unit} />;

/** "€0.13 per word". */
export function RateText({ price: value, functionName }: Priced) {
  const price = usePrice();
  if (value === null) return null;
  const words = billsPerWord(functionName ?? undefined) ? 'candidate.perWord' : 'candidate.perHour';
  return <FormattedMessage id={words} values={{ price: price(value) }} />;
}
