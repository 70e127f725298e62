import { PUBLIC_BLOCKS, SKILL_LEVEL, hasPortfolio, type PublicBlock } from '@byline/shared-types/domain';
import type { CandidateResponse } from '../../api';

/** The number of entries in each block; a block without content is not on the page, even if it is chosen. */
const COUNT: Record<PublicBlock, (candidate: CandidateResponse) => number> = {
  photo: ({ avatar }) => Number(avatar !== null),
  availability: ({ availability }) => Number(availability !== null),
  portfolio: ({ candidatefiles }) => candidatefiles.filter(({ portfolio }) => portfolio).length,
  about: ({ info, candidateInfo }) => Number(Boolean(info) || Boolean(candidateInfo.moreAboutYourself)),
  projects: ({ candidateInfo }) =>
    Number(Boolean(candidateInfo.projectPreferences) || Boolean(candidateInfo.topProject)),
  work: ({ workExperience }) => workExperience.length,
  education: ({ diploma }) => diploma.length,
  languages: ({ candidateInfo: { skillSet } }) =>
    skillSet.translationSkills.length + skillSet.languages.length + Number(skillSet.motherTongue !== null),
  skills: ({ skills }) => skills.filter(({ state, level }) => state === 'approved' && level > SKILL_LEVEL.min).length,
};

/** The path of the shared page; it has the id if the name has no letter. */
export const pathOf = ({ _id, publicSlug }: Pick<CandidateResponse, '_id' | 'publicSlug'>): string =>
  publicSlug === null ? `/public/candidate/${_id}` : `/with/${publicSlug}`;

export interface Choice {
  block: PublicBlock;
  count: number;
}

/** The blocks that the candidate can choose, in the order of the page. */
export const choicesFor = (candidate: CandidateResponse): Choice[] =>
  PUBLIC_BLOCKS.filter((block) => block !== 'portfolio' || hasPortfolio(candidate.function ?? undefined)).map(
    (block) => ({ block, count: COUNT[block](candidate) }),
  );
