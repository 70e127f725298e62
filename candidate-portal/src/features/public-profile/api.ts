import { emptyApi } from '@byline/shared-types/api';
import type { Label } from '@byline/shared-types/domain';

export interface PublicCandidate {
  _id: string;
  firstname: string;
  userfunction: { _id: string; name: string }[];
  resumeSummary: string | null;
  avatar: string | null;
  country: string | null;
  info: string | null;
  skills: { skillId: string; level: number; label: Label }[];
  candidateInfo: {
    projectPreferences: string | null;
    topProject: string | null;
    unavailable: { from: string | null; to: string | null } | null;
    skillSet: { yearsExperience: number | null; motherTongue: string | null };
  };
  workExperience: { _id: string; function: string; company: string; from: string; to: string | null }[];
  diploma: { _id: string; degree: string; institute: string; from: number; to: number | null }[];
  portfolio: { _id: string; title: string | null; summary: string | null; name: string }[];
}

const api = emptyApi.injectEndpoints({
  endpoints: (build) => ({
    getPublicCandidate: build.query<{ candidate: PublicCandidate }, string>({
      query: (id) => `/website/candidates/${id}`,
    }),
  }),
});

export const { useGetPublicCandidateQuery } = api;
