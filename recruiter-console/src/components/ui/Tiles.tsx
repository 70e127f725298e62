import { useIntl } from 'react-intl';

export interface Tile<T extends string> {
  id: T;
  label: string;
  count: number | null;
  /** The one thing that asks for attention now. */
  marked?: boolean;
}

interface TilesProps<T extends string> {
  label: string;
  tiles: readonly Tile<T>[];
  selected: T | null;
  onSelect: (id: T) => void;
}

/** A strip of toggle buttons with a count each. */
export function Tiles<T extends string>({ label, tiles, selected, onSelect }: TilesProps<T>) {
  const { formatNumber } = useIntl();
  return (
    <div className="tiles" role="group" aria-label={label}>
      {tiles.map(({ id, label: name, count, marked }) => (
        <button key={id} type="button" aria-pressed={id === selected} onClick={() => onSelect(id)}>
          <span className="cut" title={name}>
            {name}
          </span>
          <b className={marked && count ? 'mk' : undefined}>{count === null ? '' : formatNumber(count)}</b>
        </button>
      ))}
    </div>
  );
}
