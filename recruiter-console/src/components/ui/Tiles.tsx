import { useState } from 'react';
import { useCountText, type Count } from '../../lib/counted';
import { moveFocus } from '../../lib/move-focus';
import { Text } from './Text';
import style from './Tiles.module.css';

export interface Tile<T extends string> {
  id: T;
  label: string;
  /** Undefined while it loads. */
  count: Count | undefined;
  /** Highlights the tile that needs attention. */
  marked?: boolean;
}

interface TilesProps<T extends string> {
  label: string;
  tiles: readonly Tile<T>[];
  selected: T | null;
  onSelect: (id: T) => void;
}

/** A strip of toggle buttons with counts; one Tab stop, arrow keys between them. */
export function Tiles<T extends string>({ label, tiles, selected, onSelect }: TilesProps<T>) {
  const countText = useCountText();
  const [focused, setFocused] = useState<T | null>(null);
  // The last focused tile, otherwise the selected one.
  const tabStop = focused ?? selected ?? tiles[0]?.id;
  const middle = Math.ceil(tiles.length / 2);
  const button = ({ id, label: name, count, marked }: Tile<T>) => (
    <button
      key={id}
      type="button"
      tabIndex={id === tabStop ? 0 : -1}
      aria-pressed={id === selected}
      onFocus={() => setFocused(id)}
      onClick={() => onSelect(id)}
    >
      <Text cut title={name}>
        {name}
      </Text>
      <b className={marked && count?.count ? style.marked : undefined}>{count && countText(count)}</b>
    </button>
  );
  return (
    <div
      className={style.tiles}
      role="toolbar"
      aria-label={label}
      onKeyDown={moveFocus}
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || setFocused(null)}
    >
      <div className={style.half}>{tiles.slice(0, middle).map(button)}</div>
      <div className={style.half}>{tiles.slice(middle).map(button)}</div>
    </div>
  );
}
