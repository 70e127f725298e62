import { api } from '@byline/shared-types/api';
import { labelIn, type Language } from '@byline/shared-types/domain';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { Option } from '../lib/names';
import { displayName } from '../lib/format';
import { peopleApi } from './people';

/** Lists that many screens choose from; they change seldom. */
export const lookupsApi = api.enhanceEndpoints({
  endpoints: {
    listSkills: { providesTags: ['Skill'], keepUnusedDataFor: 600 },
    listTags: { providesTags: ['Tag'], keepUnusedDataFor: 600 },
    listSources: { providesTags: ['Source'], keepUnusedDataFor: 600 },
    listFolders: { providesTags: ['Folder'] },
  },
});

/** Most skills and tags a list gives (specification, section 9). */
const SKILLS = 100;
const TAGS = 400;

export interface LabelledOptions {
  options: Option[];
  label: (value: string) => string;
}

const labelled = (options: Option[]): LabelledOptions => {
  const names = new Map(options.map(({ value, label }) => [value, label]));
  return { options, label: (value) => names.get(value) ?? '…' };
};

export function useSkillOptions(): LabelledOptions {
  const language = useIntl().locale as Language;
  const { data } = lookupsApi.useListSkillsQuery({ limit: SKILLS });
  return useMemo(() => {
    const options = (data?.records ?? []).map((skill) => ({ value: skill._id, label: labelIn(skill.label, language) }));
    return labelled(options.sort((a, b) => a.label.localeCompare(b.label, language)));
  }, [data, language]);
}

export function useTagOptions(): LabelledOptions {
  const { data } = lookupsApi.useListTagsQuery({ limit: TAGS });
  return useMemo(() => labelled((data?.records ?? []).map(({ _id, label }) => ({ value: _id, label }))), [data]);
}

export function useSourceOptions(): LabelledOptions {
  const { data } = lookupsApi.useListSourcesQuery({ limit: SKILLS });
  return useMemo(() => labelled((data?.records ?? []).map(({ _id, label }) => ({ value: _id, label }))), [data]);
}

export function useFolderOptions(): LabelledOptions {
  const { data } = lookupsApi.useListFoldersQuery({ limit: SKILLS });
  return useMemo(() => labelled((data?.records ?? []).map(({ _id, name }) => ({ value: _id, label: name }))), [data]);
}

/** Recruiters, to assign to and to name. */
export function useRecruiters() {
  const { data } = peopleApi.useListRecruitersQuery({ limit: SKILLS, sort: 'firstname' });
  return useMemo(() => {
    const recruiters = data?.records ?? [];
    const byId = new Map(recruiters.map((recruiter) => [recruiter._id, recruiter]));
    return {
      recruiters,
      find: (id: string | null | undefined) => (id ? byId.get(id) : undefined),
      ...labelled(recruiters.map((recruiter) => ({ value: recruiter._id, label: displayName(recruiter) }))),
    };
  }, [data]);
}
