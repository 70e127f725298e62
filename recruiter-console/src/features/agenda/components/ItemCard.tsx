import { useT } from '@byline/web-kit/i18n';
import Popper from '@mui/material/Popper';
import { useEffect, useRef, useState, type FocusEvent, type PointerEvent } from 'react';
import { Stack } from '../../../components/layout/Stack';
import { Text } from '../../../components/ui/Text';
import { namesOf, type AgendaItem } from '../model';
import type { Period } from '../time';
import type { AgendaWords } from '../words';
import style from './ItemCard.module.css';

const OPENS_MS = 400;
/** Long enough to move the pointer from the item to its card. */
const CLOSES_MS = 150;

interface Shown {
  id: string;
  anchor: HTMLElement;
}

const anchorOf = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-item]') : null;

/** Shows the card of the item under the pointer, or of the item that the keyboard focused. Escape hides it. */
export function useItemCard(find: (id: string) => AgendaItem | undefined) {
  const [shown, setShown] = useState<Shown | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const after = (ms: number, next: Shown | null): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setShown(next), ms);
  };
  const hide = (): void => after(0, null);
  const show = (target: EventTarget, ms: number): void => {
    const anchor = anchorOf(target);
    const id = anchor?.dataset.item ?? '';
    if (anchor && find(id)) after(ms, { id, anchor });
    else after(CLOSES_MS, null);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  const item = shown && find(shown.id);
  useEffect(() => {
    if (!shown) return undefined;
    const escape = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') setShown(null);
    };
    window.addEventListener('keydown', escape);
    return () => window.removeEventListener('keydown', escape);
  }, [shown]);
  return {
    // An item that moved or left has another element; one that was changed has another title.
    shown: item && shown?.anchor.isConnected ? { item, anchor: shown.anchor } : null,
    /** Leaves the card under the pointer, unless it covers another item, which the user wants then. */
    onCard: ({ clientX, clientY }: PointerEvent) => {
      const items = document.elementsFromPoint(clientX, clientY).map(anchorOf);
      if (items.some((covered) => covered && covered !== shown?.anchor)) hide();
      else clearTimeout(timer.current);
    },
    leave: () => after(CLOSES_MS, null),
    on: {
      onPointerOver: ({ target, pointerType, buttons }: PointerEvent) =>
        pointerType === 'mouse' && buttons === 0 ? show(target, OPENS_MS) : undefined,
      onPointerLeave: () => after(CLOSES_MS, null),
      onPointerDown: hide,
      onFocusCapture: ({ target }: FocusEvent) =>
        target instanceof Element && target.matches(':focus-visible') ? show(target, 0) : undefined,
      onBlurCapture: hide,
    },
  };
}

interface ItemCardProps {
  card: ReturnType<typeof useItemCard>;
  placeOf: (item: AgendaItem) => Period;
  words: AgendaWords;
}

/** All of an item that has little room. The item itself has the same text for screen readers. */
export function ItemCard({ card: { shown, onCard, leave }, placeOf, words }: ItemCardProps) {
  const t = useT();
  if (!shown) return null;
  const { item, anchor } = shown;
  return (
    <Popper
      open
      anchorEl={anchor}
      placement="right-start"
      className={style.popper ?? ''}
      modifiers={[
        { name: 'offset', options: { offset: [0, 4] } },
        // Covers the item where a low window has no room at either side.
        { name: 'preventOverflow', options: { altAxis: true, padding: 8 } },
      ]}
      onPointerMove={onCard}
      onPointerLeave={leave}
    >
      <Stack gap={2} className={style.card} aria-hidden="true">
        <Text weight="semibold">{item.title}</Text>
        <Text lang={words.lang}>{words.period(placeOf(item))}</Text>
        <Text tone="muted">{namesOf(item) || t('agenda.nobodyAssigned')}</Text>
        {(item.type || item.place) && (
          <Text tone="muted">{[item.type && t(`status.${item.type}`), item.place].filter(Boolean).join(' · ')}</Text>
        )}
      </Stack>
    </Popper>
  );
}
