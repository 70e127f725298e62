import { formatDay } from '@byline/web-kit/dates';
import { useState } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { Link } from 'react-router-dom';
import { Text } from '../../../components/ui/Text';
import { beginsLate, shareOf, type Count } from '../periods';
import style from './table.module.css';
import { Share } from './Share';
import { SortHead, type Sorted } from './SortHead';

interface CountTableProps {
  label: string;
  /** The head of the first column. */
  head: string;
  counts: readonly Count[];
  /** The head of the numbers. */
  unit: string;
  total: number;
  name: (count: Count) => string;
  /** The address of the candidates of a count. */
  to: (count: Count) => string | null;
  /** The initial order: by period or by number. */
  initial: Sorted<'key' | 'total'>;
}

/** The numbers of the chart. Each one links to its candidates. */
export function CountTable({ label, head, counts, unit, total, name, to, initial }: CountTableProps) {
  const [sorted, setSorted] = useState(initial);
  const { by, descending } = sorted;
  // Equal numbers stay in the order of the chart, whichever way the table is sorted.
  const sign = descending ? -1 : 1;
  const rows = counts.toSorted((a, b) => sign * (by === 'total' ? a.total - b.total : a.key < b.key ? -1 : 1));
  return (
    <table className={style.table} aria-label={label}>
      <thead>
        <tr>
          <SortHead column="key" text={head} sorted={sorted} onSort={setSorted} />
          <SortHead column="total" text={unit} sorted={sorted} onSort={setSorted} className={style.number} />
          <th scope="col" className={style.number}>
            <FormattedMessage id="statistics.share" />
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((count) => {
          const target = count.total > 0 ? to(count) : null;
          return (
            <tr key={count.key}>
              <th scope="row">
                {target ? <Link to={target}>{name(count)}</Link> : name(count)}
                {beginsLate(count) && (
                  <Text tone="muted">
                    {' '}
                    <FormattedMessage id="statistics.fromDay" values={{ day: formatDay(count.from) }} />
                  </Text>
                )}
                {count.running && (
                  <Text tone="muted">
                    {' '}
                    <FormattedMessage id="statistics.soFar" />
                  </Text>
                )}
              </th>
              <td className={style.number}>
                <FormattedNumber value={count.total} />
              </td>
              <td className={style.share}>
                <Share value={shareOf(count.total, total)} />
              </td>
            </tr>
          );
        })}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">
            <FormattedMessage id="statistics.all" />
          </th>
          <td className={style.number}>
            <FormattedNumber value={total} />
          </td>
          <td className={style.share}>
            <Share value={total > 0 ? 1 : 0} />
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
