import { PUBLIC_BLOCKS, hasPortfolio, type PublicBlock } from '@byline/shared-types/domain';
import type { CandidateResponse } from '../../api';

/** Whether there is nothing for a block to show, so that it is not on the page whatever was chosen. */
const EMPTY: Record<PublicBlock, (candidate: CandidateResponse) => boolean> = {
  photo: ({ avatar }) => avatar === null,
  availability: () => false,
  languages: ({ candidateInfo }) => candidateInfo.skillSet.motherTongue === null,
  about: ({ info, candidateInfo }) => !info && !candidateInfo.moreAboutYourself,
  projects: ({ candidateInfo }) => !candidateInfo.projectPreferences && !candidateInfo.topProject,
  work: ({ workExperience }) => workExperience.length === 0,
  education: ({ diploma }) => diploma.length === 0,
  skills: ({ skills }) => !skills.some(({ state, level }) => state === 'approved' && level > 0),
  portfolio: ({ candidatefiles }) => !candidatefiles.some(({ portfolio }) => portfolio),
};

export interface Choice {
  block: PublicBlock;
  empty: boolean;
}

/** The blocks that somebody can choose, in the order of the page. */
export const choicesFor = (candidate: CandidateResponse): Choice[] =>
  PUBLIC_BLOCKS.filter((block) => block !== 'portfolio' || hasPortfolio(candidate.function ?? undefined)).map(
    (block) => ({ block, empty: EMPTY[block](candidate) }),
  );
