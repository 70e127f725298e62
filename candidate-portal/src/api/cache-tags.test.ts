import { cacheTagFaults } from '@byline/web-kit/api';
import { expect, it } from 'vitest';
import { api } from './index';

/**
 * Queries without a tag, because each call asks the API: a bot check works once, drafts change on other devices, and
 * `allSkills` keeps the pages of skills.
 */
const NEVER_KEPT = ['getBotCheckChallenge', 'listDrafts', 'listSkills'];

it('every query provides a tag, and every tag that is invalidated is provided', () => {
  const { untagged, unprovided } = cacheTagFaults(api);
  expect(untagged.sort()).toEqual(NEVER_KEPT);
  expect(unprovided).toEqual([]);
});
