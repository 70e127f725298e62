import { useState } from 'react';
import { FormattedNumber, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { shareOf } from '../periods';
import type { Shares } from '../shares';
import style from './table.module.css';
import { Share } from './Share';
import { SortHead, type Sorted } from './SortHead';

/** 0 is the whole, then follow the parts by their share. */
export type Column = 'name' | number;

interface ShareTableProps {
  label: string;
  /** The heads of the names, of the whole and of each part. */
  heads: readonly [string, string, ...string[]];
  rows: readonly Shares[];
  total: Shares;
  initial: Sorted<Column>;
}

const valueOf = ({ whole, parts }: Shares, column: number): number =>
  column === 0 ? whole : shareOf(parts[column - 1] ?? 0, whole);

/** The numbers of a chart of shares. Each one with people behind it leads to their list. */
export function ShareTable({ label, heads, rows, total, initial }: ShareTableProps) {
  const [sorted, setSorted] = useState(initial);
  const { by, descending } = sorted;
  const { locale } = useIntl();
  // Equal numbers stay in the order of the chart, whichever way the table is sorted.
  const sign = descending ? -1 : 1;
  const inOrder = rows.toSorted(
    (a, b) => sign * (by === 'name' ? a.name.localeCompare(b.name, locale) : valueOf(a, by) - valueOf(b, by)),
  );
  const [head, ...numbers] = heads;
  const cells = ({ whole, parts, links }: Shares) =>
    [whole, ...parts].map((number, column) => (
      <td key={column} className={style.number}>
        {links?.[column] && number > 0 ? (
          <Link to={links[column]}>
            <FormattedNumber value={number} />
          </Link>
        ) : (
          <FormattedNumber value={number} />
        )}
        {column > 0 && (
          <span className={style.beside}>
            <Share value={shareOf(number, whole)} />
          </span>
        )}
      </td>
    ));
  return (
    <table className={style.table} aria-label={label}>
      <thead>
        <tr>
          <SortHead<Column> column="name" text={head} sorted={sorted} onSort={setSorted} />
          {numbers.map((text, column) => (
            <SortHead<Column>
              key={text}
              column={column}
              text={text}
              sorted={sorted}
              onSort={setSorted}
              className={style.number}
            />
          ))}
        </tr>
      </thead>
      <tbody>
        {inOrder.map((row) => (
          <tr key={row.key}>
            <th scope="row">{row.name}</th>
            {cells(row)}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{total.name}</th>
          {cells(total)}
        </tr>
      </tfoot>
    </table>
  );
}
