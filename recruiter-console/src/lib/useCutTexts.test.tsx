import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useCutTexts } from './useCutTexts';

/** The text's width; 100 px are available. */
let width = 0;
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(100);
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockImplementation(() => width);
});

function Cell({ text, title }: { text: string; title?: string }) {
  useCutTexts();
  return (
    <p title={title}>
      <b>{text}</b>
    </p>
  );
}
const titleOf = (text: string): string | null => {
  const cell = screen.getByText(text).closest('p');
  cell?.style.setProperty('text-overflow', 'ellipsis');
  fireEvent.pointerOver(screen.getByText(text));
  return cell?.getAttribute('title') ?? null;
};

it('titles what is cut, and that alone, with what it says then', () => {
  width = 200;
  const { rerender } = render(<Cell text="Uitgeverij Hoogland & Zonen" />);
  expect(titleOf('Uitgeverij Hoogland & Zonen')).toBe('Uitgeverij Hoogland & Zonen');
  rerender(<Cell text="Uitgeverij Laagland & Dochters" />);
  expect(titleOf('Uitgeverij Laagland & Dochters')).toBe('Uitgeverij Laagland & Dochters');
  width = 80;
  rerender(<Cell text="Hoogland" />);
  expect(titleOf('Hoogland')).toBeNull();
});

it('leaves the title that something has of its own', () => {
  width = 200;
  render(<Cell text="byline.be/12" title="https://byline.be/12" />);
  expect(titleOf('byline.be/12')).toBe('https://byline.be/12');
});
