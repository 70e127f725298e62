import { act, type RenderResult } from '@testing-library/react';
import { Fragment, useState, type ReactNode } from 'react';

/** Texts, addresses, values and selected options of a page or a form. */
const contentOf = (page: HTMLElement): string[] => [
  page.textContent,
  ...[...page.querySelectorAll('[href], [src], [aria-pressed], [aria-checked]')].flatMap((one) =>
    ['href', 'src', 'aria-pressed', 'aria-checked'].map(
      (name) => one.getAttribute(name)?.replace(/^blob:.*/, 'blob') ?? '',
    ),
  ),
  ...[...page.querySelectorAll<HTMLInputElement>('input, select, textarea')].map((field) =>
    ['checkbox', 'radio'].includes(field.type) ? String(field.checked) : field.value,
  ),
];

/** Draws the app once, and returns a function that draws a part for a record and returns the content of the part. */
export async function redraw<R>(
  renderApp: (part: ReactNode) => Promise<RenderResult>,
  draw: (record: R) => ReactNode,
): Promise<(record: R) => Promise<string[]>> {
  let show: (part: ReactNode) => void = () => undefined;
  function Part() {
    const [part, setPart] = useState<ReactNode>(null);
    show = setPart;
    return part;
  }
  const { container } = await renderApp(<Part />);
  let key = 0;
  return async (record) => {
    key += 1;
    await act(async () => {
      show(<Fragment key={key}>{draw(record)}</Fragment>);
      await Promise.resolve();
    });
    return contentOf(container);
  };
}
