import { act, renderHook } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { setLive } from '../../../lib/live/live-state';
import { renderApp } from '../../../test/render';
import { DataTable } from './DataTable';
import { fittingColumns, formatSort, nextSort, parseSort, type Column } from './columns';
import { useFittingColumns } from './useFittingColumns';

interface Row {
  id: string;
  name: string;
}
const ROWS: Row[] = [
  { id: 'a', name: 'Anneleen' },
  { id: 'b', name: 'Bram' },
  { id: 'c', name: 'Camille' },
];
const COLUMNS: Column<Row>[] = [
  { id: 'name', header: 'Name', width: 100, sort: 'name', cell: (row) => <a href={`#${row.id}`}>{row.name}</a> },
  { id: 'city', header: 'City', width: 100, cell: () => 'Gent' },
];

interface TableProps {
  columns?: Column<Row>[];
  onOpen?: (row: Row) => void;
  onSort?: (key: string) => void;
}

function Table({ columns = COLUMNS, onOpen, onSort }: TableProps) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  return (
    <div>
      <DataTable
        label="People"
        rows={ROWS}
        columns={columns}
        rowId={(row) => row.id}
        rowName={(row) => row.name}
        sort={{ key: 'name', descending: true }}
        selected={selected}
        onSelect={setSelected}
        {...(onOpen && { onOpen })}
        {...(onSort && { onSort })}
      />
    </div>
  );
}

/** Keeps only the rows that a `keep` event names. */
function Shrinking() {
  const [rows, setRows] = useState(ROWS);
  useEffect(() => {
    const keep = (event: Event): void =>
      setRows(ROWS.filter(({ id }) => (event as CustomEvent<string[]>).detail.includes(id)));
    addEventListener('keep', keep);
    return () => removeEventListener('keep', keep);
  }, []);
  return (
    <DataTable
      label="People"
      bodyId="rows"
      rows={rows}
      columns={COLUMNS}
      rowId={({ id }) => id}
      rowName={({ name }) => name}
    />
  );
}

describe('DataTable', () => {
  it('moves between rows with the arrows, Home and End, and opens with Enter', async () => {
    const user = userEvent.setup();
    const onOpen = vi.fn();
    const page = await renderApp(<Table onOpen={onOpen} />);
    const [, first, second, third] = page.getAllByRole('row');
    first?.focus();
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(second);
    await user.keyboard('{End}');
    expect(document.activeElement).toBe(third);
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(third);
    await user.keyboard('{Home}{ArrowDown}{Enter}');
    expect(onOpen).toHaveBeenCalledExactlyOnceWith(ROWS[1]);
  });

  it('sets the digits of columns with numbers and dates below each other, and of no other', async () => {
    const since = { id: 'since', header: 'Since', width: 100, digits: true, cell: () => '01/02/2026' };
    const page = await renderApp(
      <DataTable
        label="People"
        rows={ROWS.slice(0, 1)}
        columns={[...COLUMNS, since]}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
      />,
    );
    const cells = page.getAllByRole('cell').map(({ textContent, className }) => ({ textContent, className }));
    expect(cells.filter(({ className }) => className.includes('digits'))).toMatchObject([
      { textContent: '01/02/2026' },
    ]);
  });

  it('keeps the focus in its place when the row that has it goes', async () => {
    const page = await renderApp(<Shrinking />);
    const focused = () => (document.activeElement as HTMLElement).dataset.row ?? document.activeElement?.id;
    page.getByRole('row', { name: 'Bram Gent' }).focus();
    const keep = (...ids: string[]): void => act(() => void dispatchEvent(new CustomEvent('keep', { detail: ids })));
    keep('a', 'c');
    expect(focused()).toBe('c');
    keep('a');
    expect(focused()).toBe('a');
    keep();
    expect(focused()).toBe('rows');
    keep('a', 'b');
    expect(focused()).toBe('rows');
  });

  it('has one row in the tab order', async () => {
    const page = await renderApp(<Table onOpen={() => undefined} />);
    const rows = page.getAllByRole('row').filter((row) => row.getAttribute('tabindex') === '0');
    expect(rows).toHaveLength(1);
  });

  it('opens by a click on the row, not by a click on a link or a check box in it', async () => {
    const user = userEvent.setup();
    const onOpen = vi.fn();
    const page = await renderApp(<Table onOpen={onOpen} />);
    await user.click(page.getByRole('link', { name: 'Bram' }));
    await user.click(page.getByRole('checkbox', { name: 'Select Bram' }));
    expect(onOpen).not.toHaveBeenCalled();
    await user.click(page.getAllByText('Gent')[1] as HTMLElement);
    expect(onOpen).toHaveBeenCalledExactlyOnceWith(ROWS[1]);
  });

  it('selects with the space bar, and all rows of the page from the head', async () => {
    const user = userEvent.setup();
    const page = await renderApp(<Table />);
    page.getAllByRole('row')[1]?.focus();
    await user.keyboard(' ');
    const all = page.getByRole('checkbox', { name: 'Select all on this page' });
    expect((all as HTMLInputElement).indeterminate).toBe(true);
    await user.click(all);
    expect(page.getAllByRole('checkbox').map((box) => (box as HTMLInputElement).checked)).toEqual([
      true,
      true,
      true,
      true,
    ]);
  });

  it('says how it is sorted and asks for another order', async () => {
    const user = userEvent.setup();
    const onSort = vi.fn();
    const page = await renderApp(<Table onSort={onSort} />);
    expect(page.getByRole('columnheader', { name: 'Name' }).getAttribute('aria-sort')).toBe('descending');
    expect(page.getByRole('columnheader', { name: 'City' }).getAttribute('aria-sort')).toBeNull();
    await user.click(page.getByRole('button', { name: 'Name' }));
    expect(onSort).toHaveBeenCalledExactlyOnceWith('name');
  });

  it('draws no cell again when another row is selected', async () => {
    const user = userEvent.setup();
    const cell = vi.fn(() => 'Gent');
    const page = await renderApp(<Table columns={[{ id: 'city', header: 'City', width: 100, cell }]} />);
    cell.mockClear();
    const box = page.getByRole('checkbox', { name: 'Select Bram' });
    await user.click(box);
    expect((box as HTMLInputElement).checked).toBe(true);
    expect(cell).not.toHaveBeenCalled();
  });

  it('draws nothing again when a colleague changes a record that it does not show', async () => {
    const rowName = vi.fn(({ name }: Row) => name);
    const draw = { label: 'People', rows: ROWS, columns: COLUMNS, rowId: ({ id }: Row) => id, rowName };
    const page = await renderApp(<DataTable {...draw} selected={new Set()} onSelect={() => undefined} />);
    const change = (id: string): void =>
      act(() => setLive({ marks: new Map([[id, { by: 'sofie', at: 0, kind: 'candidate' }]]) }));
    rowName.mockClear();
    change('elsewhere');
    expect(rowName).not.toHaveBeenCalled();
    change('b');
    expect(page.getByRole('row', { name: /Bram/ }).className).toContain('changed');
  });
});

describe('columns', () => {
  it('leave in their order until the rest fits', () => {
    const ids = (width: number): string[] =>
      fittingColumns(COLUMNS, ['city', 'name'], width, { selectable: false }).map(({ id }) => id);
    expect(ids(200)).toEqual(['name', 'city']);
    expect(ids(199)).toEqual(['name']);
    expect(ids(50)).toEqual([]);
    expect(fittingColumns(COLUMNS, ['city'], 243, { selectable: true })).toHaveLength(1);
  });

  it('stay the same while their table is drawn again', () => {
    const fit = { hideOrder: ['city'], width: 150, selectable: false };
    const { result, rerender } = renderHook(({ sort }) => useFittingColumns(COLUMNS, { ...fit, sort }), {
      initialProps: { sort: 'name' },
    });
    const first = result.current;
    rerender({ sort: 'name' });
    expect(result.current).toBe(first);
    rerender({ sort: '-name' });
    expect(result.current.map(({ id }) => id)).toEqual(['name']);
  });

  it('turn their order round and start ascending', () => {
    expect(formatSort(nextSort(parseSort('-name'), 'name'))).toBe('name');
    expect(formatSort(nextSort(parseSort('name'), 'name'))).toBe('-name');
    expect(formatSort(nextSort(parseSort('-name'), 'city'))).toBe('city');
  });
});
