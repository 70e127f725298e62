import { expect, it } from 'vitest';
import type { FileResponse } from '../../api';
import { previewed } from './model';

const file = (_id: string, ownerId: string | null, portfolio = false) =>
  ({ _id, ownerId, portfolio, mimeType: 'application/pdf' }) as FileResponse;

it('previews an uploaded CV before a file that came by mail, and that before nothing', () => {
  expect(previewed([file('mail', null), file('cv', 'u1'), file('older', 'u1')])?._id).toBe('cv');
  expect(previewed([file('mail', null), file('shown', 'u1', true)])?._id).toBe('mail');
});
