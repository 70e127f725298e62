import { useState } from 'react';
import { useMatchCandidateMutation, type DuplicateMatchResponse, type MatchCandidateRequest } from '../../api';

/** Looks once, before a person is added, for candidates who may be that person. Another name, address or phone is looked for again. */
export function useKnownPeople() {
  const [match] = useMatchCandidateMutation();
  const [asked, setAsked] = useState<{ person: string; matches: readonly DuplicateMatchResponse[] } | null>(null);
  return {
    matches: asked?.matches ?? [],
    /** Whether somebody like this is known and was not shown yet. */
    asks: async ({ firstname, name, email, phone, country, city }: MatchCandidateRequest): Promise<boolean> => {
      const who = { firstname, name, email, phone, country, city };
      const person = JSON.stringify(who);
      if (asked?.person === person) return false;
      // Without an answer the candidate is added all the same, and the pair is found afterwards.
      const { data } = await match({ matchCandidateRequest: who });
      const matches = data?.records ?? [];
      setAsked({ person, matches });
      return matches.length > 0;
    },
  };
}
