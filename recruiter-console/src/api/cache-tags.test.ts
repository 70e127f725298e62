import { cacheTagFaults } from '@byline/web-kit/api';
import { expect, it } from 'vitest';
import { api } from './index';

/** Read anew whenever they are asked: pages of a list that is kept as a whole, the newest version after a conflict, what never changes. */
const NEVER_KEPT = [
  'candidateRecord',
  'fileUrl',
  'getCalendarItem',
  'getInterview',
  'getNote',
  'getTest',
  'listApplicantLevels',
  'listEmploymentTypes',
  'listFolders',
  'listInterviewTemplates',
  'listScorecardCategories',
  'listScorecards',
  'listSecurityEvents',
  'listSkillCategories',
  'listSkills',
  'listSources',
  'listTags',
];

it('every query provides a tag, and every tag that is invalidated is provided', () => {
  const { untagged, unprovided } = cacheTagFaults(api);
  expect(untagged.sort()).toEqual(NEVER_KEPT);
  expect(unprovided).toEqual([]);
});
