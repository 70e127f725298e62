import { useCandidatesOfUsersQuery, type SkillResponse } from '../../api';

/** Finds the candidates who proposed skills; undefined if a recruiter added the skill, or the user no longer exists. */
export function useProposers(skills: readonly SkillResponse[]) {
  const users = [...new Set(skills.flatMap(({ createdBy }) => createdBy ?? []))].sort();
  const { data } = useCandidatesOfUsersQuery(users, { skip: users.length === 0 });
  return ({ createdBy }: SkillResponse) => data?.find(({ userId }) => userId !== null && userId === createdBy);
}
