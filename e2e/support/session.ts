import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { runningProduct } from './product.ts';

/** The logged-in user of a page. */
export const storedUser = (page: Page): Promise<{ candidateId: string | null }> =>
  page.evaluate(
    () => (JSON.parse(localStorage.getItem('byline.session') ?? '{}') as { user: { candidateId: string | null } }).user,
  );

/** Ends the session at the API. This browser learns of it at its next request. */
export async function endSession(page: Page): Promise<void> {
  const token = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('byline.session') ?? '{}') as { token?: string }).token ?? '',
  );
  const { status } = await fetch(`${runningProduct().urls.api}/api/v1/auth/logout`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  });
  expect(status).toBe(204);
}
