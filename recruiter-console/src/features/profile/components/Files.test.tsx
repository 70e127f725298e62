import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { CandidateResponse } from '../../../api';
import { renderApp } from '../../../test/render';
import { Files } from './Files';

const file = (_id: string, name: string) => ({
  ...{ _id, name, kind: 'cv', mimeType: 'image/png', size: 900, version: 0 },
  ...{ hidden: false, portfolio: false, createdAt: '2026-11-01T10:00:00.000Z' },
});
const noor = {
  _id: '665f1c2e9b1d4a0012345600',
  candidatefiles: [file('f1', 'CV Noor.pdf'), file('f2', 'CV old.pdf')],
} as unknown as CandidateResponse;

it('leads to the preview of a file that is pressed, also of the one that is shown', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  await renderApp(<Files candidate={noor} />);
  const [shown, other] = ['CV Noor.pdf', 'CV old.pdf'].map((name) => screen.getByRole('button', { name }));
  const press = (button: HTMLElement | undefined): string[] => {
    scrolled.mockClear();
    fireEvent.click(button as HTMLElement);
    expect(scrolled).toHaveBeenCalledOnce();
    return [shown, other].map((one) => one?.getAttribute('aria-current') ?? '');
  };
  expect(press(shown)).toEqual(['true', '']);
  expect(press(other)).toEqual(['', 'true']);
});
