import type { PublicBlock } from '@byline/shared-types/domain';
import type { CandidateRecord } from '../candidates/record/candidate.record.js';

export const shows = ({ publicHidden }: Pick<CandidateRecord, 'publicHidden'>, block: PublicBlock): boolean =>
  !publicHidden.includes(block);

/** A candidate without the blocks hidden on the public page (docs/domain/candidates.md#public-profile). */
export function withoutHidden(candidate: CandidateRecord): CandidateRecord {
  const { avatar, skills, info, candidateInfo } = candidate;
  const { skillSet } = candidateInfo;
  const ifShown = <T, Empty>(block: PublicBlock, value: T, empty: Empty): T | Empty =>
    shows(candidate, block) ? value : empty;
  return {
    ...candidate,
    avatar: ifShown('photo', avatar, null),
    skills: ifShown('skills', skills, []),
    info: ifShown('about', info, null),
    candidateInfo: {
      ...candidateInfo,
      moreAboutYourself: ifShown('about', candidateInfo.moreAboutYourself, null),
      projectPreferences: ifShown('projects', candidateInfo.projectPreferences, null),
      catTools: ifShown('languages', candidateInfo.catTools, []),
      topProject: ifShown('projects', candidateInfo.topProject, null),
      skillSet: {
        ...skillSet,
        motherTongue: ifShown('languages', skillSet.motherTongue, null),
        languages: ifShown('languages', skillSet.languages, []),
        translationSkills: ifShown('languages', skillSet.translationSkills, []),
      },
    },
  };
}
