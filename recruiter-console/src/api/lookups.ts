import { labelIn, type Language } from '@byline/shared-types/domain';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { Choice } from '@byline/web-kit/names';
import { displayName } from '../lib/format';
import {
  useAllFoldersQuery,
  useAllRecruitersQuery,
  useAllSkillsQuery,
  useAllSourcesQuery,
  useAllTagsQuery,
} from './index';

export interface LabelledOptions {
  options: Choice[];
  label: (value: string) => string;
}

const labelled = (options: Choice[]): LabelledOptions => {
  const names = new Map(options.map(({ value, label }) => [value, label]));
  return { options, label: (value) => names.get(value) ?? '…' };
};

export function useSkillOptions(): LabelledOptions {
  const language = useIntl().locale as Language;
  const { data } = useAllSkillsQuery();
  return useMemo(() => {
    const options = (data ?? []).map((skill) => ({ value: skill._id, label: labelIn(skill.label, language) }));
    return labelled(options.sort((a, b) => a.label.localeCompare(b.label, language)));
  }, [data, language]);
}

export function useTagOptions(): LabelledOptions {
  const { data } = useAllTagsQuery();
  return useMemo(() => labelled((data ?? []).map(({ _id, label }) => ({ value: _id, label }))), [data]);
}

export function useSourceOptions(): LabelledOptions {
  const { data } = useAllSourcesQuery();
  return useMemo(() => labelled((data ?? []).map(({ _id, label }) => ({ value: _id, label }))), [data]);
}

export function useFolderOptions(): LabelledOptions {
  const { data } = useAllFoldersQuery();
  return useMemo(() => labelled((data ?? []).map(({ _id, name }) => ({ value: _id, label: name }))), [data]);
}

/** Recruiters, for assignment and for their names. */
export function useRecruiters() {
  const { data } = useAllRecruitersQuery();
  return useMemo(() => {
    const recruiters = data ?? [];
    const byId = new Map(recruiters.map((recruiter) => [recruiter._id, recruiter]));
    return {
      recruiters,
      find: (id: string | null | undefined) => (id ? byId.get(id) : undefined),
      ...labelled(recruiters.map((recruiter) => ({ value: recruiter._id, label: displayName(recruiter) }))),
    };
  }, [data]);
}
