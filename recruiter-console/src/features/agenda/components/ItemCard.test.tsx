import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderApp } from '../../../test/render';
import { periodOf, type AgendaItem } from '../model';
import { agendaWords } from '../words';
import { ItemCard, useItemCard } from './ItemCard';

const WORDS = agendaWords('en');
const ITEM = {
  ...{ _id: 'a', title: 'Interview', startDate: '2026-11-19T09:00:00.000Z', endDate: '2026-11-19T10:00:00.000Z' },
  ...{ assignedTo: null, candidate: null, recruiters: [], type: null, place: null },
} as unknown as AgendaItem;
let rename: (title: string) => void;

function Screen() {
  const [title, setTitle] = useState(ITEM.title);
  rename = setTitle;
  const card = useItemCard(() => ({ ...ITEM, title }));
  return (
    <div {...card.on}>
      <button data-item="a">Item</button>
      <ItemCard card={card} placeOf={periodOf} words={WORDS} />
    </div>
  );
}

it('follows a change of its item while it is open', async () => {
  await renderApp(<Screen />);
  fireEvent.pointerOver(screen.getByText('Item'), { pointerType: 'mouse' });
  await screen.findByText('Interview');
  act(() => rename('Interview with Noor'));
  expect(await screen.findByText('Interview with Noor')).toBeTruthy();
});
