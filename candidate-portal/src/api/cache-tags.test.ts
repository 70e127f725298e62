import { cacheTagFaults } from '@byline/web-kit/api';
import { expect, it } from 'vitest';
import { api } from './index';

/** Read anew whenever they are asked: a bot check is for one use, and pages of a list are kept as a whole. */
const NEVER_KEPT = ['getBotCheckChallenge', 'listDrafts', 'listSkills'];

it('every query provides a tag, and every tag that is invalidated is provided', () => {
  const { untagged, unprovided } = cacheTagFaults(api);
  expect(untagged.sort()).toEqual(NEVER_KEPT);
  expect(unprovided).toEqual([]);
});
