import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { shareOf } from '../periods';
import type { Shares } from '../shares';
import style from './ShareBars.module.css';

interface ShareBarsProps {
  label: string;
  rows: readonly Shares[];
  /** The words of the parts, the smallest part first. */
  parts: readonly string[];
}

/** A bar of the whole for each row, with its parts in it, which lead a mouse to the people behind them. Keyboards and screen readers use the table beside it. */
export function ShareBars({ label, rows, parts }: ShareBarsProps) {
  const { formatNumber } = useIntl();
  const navigate = useNavigate();
  const percent = (share: number): string => formatNumber(share, { style: 'percent' });
  return (
    <div role="img" aria-label={label} className={style.chart}>
      <p className={style.key}>
        {parts.map((text, part) => (
          <span key={text} data-part={part}>
            {text}
          </span>
        ))}
      </p>
      {rows.map(({ key, name, whole, parts: numbers, links }) => {
        const leads = (list: string | undefined, number: number) =>
          list !== undefined && number > 0 && { 'data-leads': '', onClick: () => void navigate(list) };
        const shares = numbers.map((number) => shareOf(number, whole));
        return (
          <div key={key} className={style.row}>
            <span>{name}</span>
            <svg className={style.whole}>
              <rect width="100%" height="100%" rx={3} {...leads(links?.[0], whole)} />
              {/* The larger part lies behind the smaller one. */}
              {shares
                .map((share, part) => (
                  <rect
                    key={part}
                    data-part={part}
                    width={`${100 * share}%`}
                    height="100%"
                    rx={3}
                    {...leads(links?.[part + 1], numbers[part] ?? 0)}
                  />
                ))
                .toReversed()}
            </svg>
            <span className={style.number}>{shares.map(percent).join(' · ')}</span>
          </div>
        );
      })}
    </div>
  );
}
