import { provinceName } from '@byline/shared-types/domain';
import { useIntl } from 'react-intl';
import { formatDay } from '@byline/web-kit/dates';
import { useGetJobQuery } from '../../../api';
import {
  useRecruiters,
  useFolderOptions,
  useSkillOptions,
  useSourceOptions,
  useTagOptions,
} from '../../../api/lookups';
import { candidateMessages as words } from '../../../components/candidate/messages';
import { useFunctionName } from '../../../components/candidate/texts';
import { common } from '../../../i18n/common';
import { interviewStatus } from '../../../i18n/labels';
import type { FilterName, Filters, Range } from '../../../lib/candidate-list/filters';
import { useNames } from '@byline/web-kit/names';
import { messages } from '../messages';

/** What a chip says of a filter: its field and its value. */
export function useFilterTexts(filters: Filters): (name: FilterName) => { label: string; value: string } {
  const { formatMessage } = useIntl();
  const names = useNames();
  const functionName = useFunctionName();
  const skills = useSkillOptions();
  const tags = useTagOptions();
  const sources = useSourceOptions();
  const folders = useFolderOptions();
  const recruiters = useRecruiters();
  const { data: job } = useGetJobQuery({ id: filters.jobId }, { skip: !filters.jobId });

  const range = ({ from, to }: Range, show: (text: string) => string = (text) => text): string => {
    if (from && to) return formatMessage(messages.between, { from: show(from), to: show(to) });
    return from
      ? formatMessage(messages.atLeast, { from: show(from) })
      : formatMessage(messages.atMost, { to: show(to) });
  };
  const yesNo = (value: string): string => formatMessage(value === 'yes' ? common.yes : common.no).toLocaleLowerCase();
  const euro = (text: string): string => `€${text}`;
  const skill = (item: string): string => {
    const [id = '', level] = item.split(':');
    return level ? `${skills.label(id)} ★${level}` : skills.label(id);
  };
  const province = (code: string): string =>
    filters.country.map((country) => provinceName(country, code)).find(Boolean) ?? code;
  const assignee = (id: string): string => (id === 'none' ? formatMessage(common.nobody) : recruiters.label(id));

  const texts: Record<FilterName, () => [label: string, value: string]> = {
    status: () => [
      formatMessage(words.status),
      filters.status.map((one) => formatMessage(interviewStatus[one])).join(', '),
    ],
    function: () => [formatMessage(words.function), filters.function.map(functionName).join(', ')],
    skills: () => [formatMessage(words.skills), filters.skills.map(skill).join(', ')],
    motherTongue: () => [formatMessage(words.motherTongue), filters.motherTongue.map(names.language).join(', ')],
    translatesFrom: () => [formatMessage(words.translates), `${names.language(filters.translatesFrom)} →`],
    translatesTo: () => [formatMessage(words.translates), `→ ${names.language(filters.translatesTo)}`],
    country: () => [formatMessage(words.country), filters.country.join(', ')],
    province: () => [formatMessage(words.province), filters.province.map(province).join(', ')],
    place: () => [formatMessage(messages.place), filters.place],
    pricePerWord: () => [formatMessage(words.rate), range(filters.pricePerWord, euro)],
    dayRate: () => [formatMessage(words.dayRate), range(filters.dayRate, euro)],
    yearsExperience: () => [
      formatMessage(words.experience),
      formatMessage(messages.yearsValue, { text: range(filters.yearsExperience) }),
    ],
    freelancer: () => [formatMessage(words.freelancer), yesNo(filters.freelancer)],
    publicEnabled: () => [formatMessage(words.publicProfile), yesNo(filters.publicEnabled)],
    archived: () => [formatMessage(messages.archived), yesNo(filters.archived)],
    availableOn: () => [formatMessage(messages.availableOn), formatDay(filters.availableOn)],
    tags: () => [formatMessage(words.tags), filters.tags.map(tags.label).join(', ')],
    sourceId: () => [formatMessage(words.source), filters.sourceId.map(sources.label).join(', ')],
    assignedTo: () => [formatMessage(words.assigned), filters.assignedTo.map(assignee).join(', ')],
    folder: () => [formatMessage(messages.inFolder), filters.folder.map(folders.label).join(', ')],
    jobId: () => [formatMessage(messages.job), job?.title ?? '…'],
    createdAt: () => [formatMessage(words.registered), range(filters.createdAt, formatDay)],
    modifiedAt: () => [formatMessage(words.modified), range(filters.modifiedAt, formatDay)],
  };
  return (name) => {
    const [label, value] = texts[name]();
    return { label, value };
  };
}
