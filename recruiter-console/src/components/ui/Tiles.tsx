import { useCountText, type Count } from '../../lib/counted';
import { Text } from './Text';
import style from './Tiles.module.css';

export interface Tile<T extends string> {
  id: T;
  label: string;
  /** Undefined until it is known. */
  count: Count | undefined;
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
  const countText = useCountText();
  const middle = Math.ceil(tiles.length / 2);
  const button = ({ id, label: name, count, marked }: Tile<T>) => (
    <button key={id} type="button" aria-pressed={id === selected} onClick={() => onSelect(id)}>
      <Text cut title={name}>
        {name}
      </Text>
      <b className={marked && count?.count ? style.marked : undefined}>{count && countText(count)}</b>
    </button>
  );
  return (
    <div className={style.tiles} role="group" aria-label={label}>
      <div className={style.half}>{tiles.slice(0, middle).map(button)}</div>
      <div className={style.half}>{tiles.slice(middle).map(button)}</div>
    </div>
  );
}
