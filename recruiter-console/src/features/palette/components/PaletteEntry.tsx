import clsx from 'clsx';
import { isValidElement } from 'react';
import type { LucideIcon } from 'lucide-react';
import { Keys } from '../../../components/keys/Keys';
import { pressesOf } from '../../../lib/keys/keys';
import { partsOf, type Entry } from '../model';
import style from './PaletteEntry.module.css';

interface PaletteEntryProps {
  entry: Entry;
  text: string;
  id: string;
  /** Enter opens it. */
  current: boolean;
  onClick: () => void;
}

function Icon({ icon }: { icon: Entry['icon'] }) {
  if (isValidElement(icon)) return icon;
  const Sign = icon as LucideIcon;
  return <Sign />;
}

/** A line of the palette, with the typed letters marked. */
export function PaletteEntry({ entry, text, id, current, onClick }: PaletteEntryProps) {
  const { label, detail, icon, keys, pill } = entry;
  const [before, hit, after] = partsOf(label, text);
  return (
    <li id={id} role="option" aria-selected={current} className={style.entry} onClick={onClick}>
      <span className={style.icon}>
        <Icon icon={icon} />
      </span>
      <span className={style.label} dir="auto">
        {before}
        {hit && <b className={style.hit}>{hit}</b>}
        {after}
      </span>
      {detail && <span className={style.detail}>{detail}</span>}
      {pill && <span className={style.pill}>{pill}</span>}
      {keys && (
        <span className={clsx(style.pill, style.keys)}>
          <Keys press={pressesOf(keys)} />
        </span>
      )}
    </li>
  );
}
