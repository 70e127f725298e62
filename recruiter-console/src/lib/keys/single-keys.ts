import { readStored, writeStored } from '@byline/web-kit/storage';

const KEY = 'byline.singleKeys';

/** Whether keys without Ctrl work in this browser; people who dictate switch them off (docs/domain/interface.md#keys). */
export const hasSingleKeys = (): boolean => readStored(KEY) !== 'off';

export const setSingleKeys = (on: boolean): void => {
  writeStored(KEY, on ? null : 'off');
};
