import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { RunningProduct } from './product.ts';

/** The session ends elsewhere: this browser only hears of it with its next call. */
export async function endSession({ urls }: Pick<RunningProduct, 'urls'>, page: Page): Promise<void> {
  const token = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('byline.session') ?? '{}') as { token?: string }).token ?? '',
  );
  const { status } = await fetch(`${urls.api}/api/v1/auth/logout`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  });
  expect(status).toBe(204);
}
