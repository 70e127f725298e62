import { cacheTagFaults } from '@byline/web-kit/api';
import { expect, it } from 'vitest';
import { api } from './index';

/** Queries without a tag: each call reads the data again, or the data never changes. */
const NEVER_KEPT = [
  'candidateRecord',
  'countApplicationSources',
  'fileUrl',
  'getAvailabilityStats',
  'getCalendarItem',
  'getCandidateViewNews',
  'getInterview',
  'getInterviewTemplateUses',
  'getLinkViews',
  'getNote',
  'getScorecardUses',
  'getSkillUses',
  'getTest',
  'listApplicantLevels',
  'listCandidateHistory',
  'listEmploymentTypes',
  'listFolders',
  'listInterviewTemplates',
  'listMailTemplates',
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
