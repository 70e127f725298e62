import { labelIn, PICKER_SUGGESTIONS, USER_FUNCTIONS, type Language } from '@byline/shared-types/domain';
import type { Choice } from '@byline/web-kit/names';
import { useIntl } from 'react-intl';
import {
  useListApplicantLevelsQuery,
  useListCampaignsQuery,
  useListEmploymentTypesQuery,
  type JobOptionsResponse,
} from '../../api';
import { useFunctionName } from '../../components/candidate/texts';
import { useServerSearch } from '../../lib/useServerSearch';

/** The choices of a job's form and their names. */
export function useJobOptions() {
  const language = useIntl().locale as Language;
  const functionName = useFunctionName();
  const { data: types } = useListEmploymentTypesQuery();
  const { data: levels } = useListApplicantLevelsQuery();
  const choices = (list: JobOptionsResponse | undefined): Choice[] =>
    (list?.records ?? []).map(({ _id, label }) => ({ value: _id, label: labelIn(label, language) }));
  const labelOf = (options: Choice[], id: string): string => options.find(({ value }) => value === id)?.label ?? '';
  const typeOptions = choices(types);
  const levelOptions = choices(levels);
  return {
    functions: USER_FUNCTIONS.map((value): Choice => ({ value, label: functionName(value) })),
    functionName,
    types: typeOptions,
    typeLabel: (id: string) => labelOf(typeOptions, id),
    levels: levelOptions,
    levelLabel: (id: string) => labelOf(levelOptions, id),
  };
}

/** Finds campaigns for the picker and the titles of the chosen ones. `known` holds the campaigns of the job, including deleted ones. */
export function useCampaignOptions(chosen: readonly string[], known: readonly { _id: string; title: string }[] = []) {
  const { search, pickerOf } = useServerSearch();
  const fields = ['title' as const];
  const found = useListCampaignsQuery({
    ...(search && { search }),
    sort: [search ? 'title' : '-createdAt'],
    limit: PICKER_SUGGESTIONS,
    fields,
  });
  const unknown = chosen.filter((id) => !known.some(({ _id }) => _id === id));
  const named = useListCampaignsQuery({ filter: { _id: unknown }, limit: 100, fields }, { skip: unknown.length === 0 });
  const records = found.currentData?.records ?? [];
  const titles = new Map([...known, ...records, ...(named.data?.records ?? [])].map(({ _id, title }) => [_id, title]));
  return {
    options: records.map(({ _id, title }): Choice => ({ value: _id, label: title })),
    label: (id: string) => titles.get(id) ?? '…',
    picker: pickerOf(found),
  };
}
