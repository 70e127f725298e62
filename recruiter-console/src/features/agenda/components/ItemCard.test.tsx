import { fireEvent, screen } from '@testing-library/react';
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

function Screen() {
  const [title, setTitle] = useState(ITEM.title);
  const card = useItemCard(() => ({ ...ITEM, title }));
  return (
    <div {...card.on}>
      <button data-item="a">Item</button>
      <button onClick={() => setTitle('Interview with Noor')}>Rename</button>
      <ItemCard card={card} placeOf={periodOf} words={WORDS} />
    </div>
  );
}

it('follows a change of its item while it is open', async () => {
  await renderApp(<Screen />);
  fireEvent.pointerOver(screen.getByText('Item'), { pointerType: 'mouse' });
  await screen.findByText('Interview');
  fireEvent.click(screen.getByText('Rename'));
  expect(await screen.findByText('Interview with Noor')).toBeTruthy();
});
