import { useCandidatesOfUsersQuery, type SkillResponse } from '../../api';

/** The candidates who proposed some skills; none for a recruiter's, and for a user who is gone. */
export function useProposers(skills: readonly SkillResponse[]) {
  const users = [...new Set(skills.flatMap(({ createdBy }) => createdBy ?? []))].sort();
  const { data } = useCandidatesOfUsersQuery(users, { skip: users.length === 0 });
  return ({ createdBy }: SkillResponse) => data?.find(({ userId }) => userId !== null && userId === createdBy);
}
