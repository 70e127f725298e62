import { labelIn, type Language } from '@byline/shared-types/domain';
import { useT } from '@byline/web-kit/i18n';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { Choice } from '@byline/web-kit/names';
import { displayName } from '../lib/format';
import { textOrder } from '../lib/text-order';
import {
  useAllFoldersQuery,
  useAllRecruitersQuery,
  useAllSkillsQuery,
  useAllSourcesQuery,
  useAllTagsQuery,
  useListUsersQuery,
  type RecruiterResponse,
} from './index';

export interface LabelledOptions {
  options: Choice[];
  label: (value: string) => string;
  /** Chosen values, removed ones too, with their labels. */
  chosen: (values: readonly string[]) => Choice[];
}

/** @param gone the label of a removed record, known once the records are loaded */
const labelled = (options: Choice[], gone = '…'): LabelledOptions => {
  const names = new Map(options.map(({ value, label }) => [value, label]));
  const label = (value: string): string => names.get(value) ?? gone;
  return { options, label, chosen: (values) => values.map((value) => ({ value, label: label(value) })) };
};

export function useSkillOptions(): LabelledOptions {
  const language = useIntl().locale as Language;
  const { data, isFetching } = useAllSkillsQuery();
  const gone = useT()('filter.goneSkill');
  return useMemo(() => {
    const options = (data ?? []).map((skill) => ({ value: skill._id, label: labelIn(skill.label, language) }));
    const compare = textOrder(language);
    return labelled(
      options.sort((a, b) => compare(a.label, b.label)),
      data && !isFetching ? gone : undefined,
    );
  }, [data, isFetching, gone, language]);
}

interface Labels {
  data?: readonly { _id: string; label: string }[];
  isFetching: boolean;
}

/** The records of a list as options. An id that the list does not have is named as gone, once the list is known. */
function useLabels({ data, isFetching }: Labels, gone: string): LabelledOptions {
  return useMemo(
    () =>
      labelled(
        (data ?? []).map(({ _id, label }) => ({ value: _id, label })),
        data && !isFetching ? gone : undefined,
      ),
    [data, isFetching, gone],
  );
}

export const useTagOptions = (): LabelledOptions => useLabels(useAllTagsQuery(), useT()('filter.goneTag'));

export const useSourceOptions = (): LabelledOptions => useLabels(useAllSourcesQuery(), useT()('filter.goneSource'));

export function useFolderOptions(): LabelledOptions {
  const { data, isFetching } = useAllFoldersQuery();
  const gone = useT()('filter.goneFolder');
  return useMemo(
    () =>
      labelled(
        (data ?? []).map(({ _id, name }) => ({ value: _id, label: name })),
        data && !isFetching ? gone : undefined,
      ),
    [data, isFetching, gone],
  );
}

/** The name of a recruiter, with the address if another one has the same name. */
const nameApart = (recruiter: RecruiterResponse, all: readonly RecruiterResponse[]): string => {
  const name = displayName(recruiter);
  const isShared = all.some((other) => other !== recruiter && displayName(other) === name);
  return isShared ? `${name} · ${recruiter.email}` : name;
};

/** The names of chosen people: of recruiters, and of those who lost the role. */
export function useAssignees(chosen: readonly string[]) {
  const recruiters = useRecruiters();
  const others = recruiters.isLoaded ? chosen.filter((id) => id !== 'none' && !recruiters.find(id)) : [];
  const { currentData } = useListUsersQuery({ filter: { _id: others } }, { skip: others.length === 0 });
  const label = (id: string): string => {
    const former = currentData?.records.find(({ _id }) => _id === id);
    return former ? displayName(former) : recruiters.label(id);
  };
  return {
    ...recruiters,
    label,
    chosen: (ids: readonly string[]) => ids.map((value) => ({ value, label: label(value) })),
  };
}

/** Recruiters, for assignment and for their names. */
export function useRecruiters() {
  const { data, isFetching } = useAllRecruitersQuery();
  const gone = useT()('filter.goneRecruiter');
  return useMemo(() => {
    const recruiters = data ?? [];
    const byId = new Map(recruiters.map((recruiter) => [recruiter._id, recruiter]));
    return {
      recruiters,
      find: (id: string | null | undefined) => (id ? byId.get(id) : undefined),
      /** False until the recruiters are known. */
      isLoaded: data !== undefined,
      ...labelled(
        recruiters.map((recruiter) => ({ value: recruiter._id, label: nameApart(recruiter, recruiters) })),
        data && !isFetching ? gone : undefined,
      ),
    };
  }, [data, isFetching, gone]);
}
