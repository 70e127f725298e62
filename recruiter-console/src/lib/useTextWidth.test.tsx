import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useTextWidth } from './useTextWidth';

it('measures again once the font has come, and not before', () => {
  const isThere = vi.spyOn(document.fonts, 'check').mockReturnValue(false);
  const { result } = renderHook(() => useTextWidth());
  const before = result.current;
  act(() => void document.fonts.dispatchEvent(new Event('loadingdone')));
  expect(result.current).toBe(before);
  isThere.mockReturnValue(true);
  act(() => void document.fonts.dispatchEvent(new Event('loadingdone')));
  expect(result.current).not.toBe(before);
});
