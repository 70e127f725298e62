import { formatDay } from '@byline/web-kit/dates';
import { useNames } from '@byline/web-kit/names';
import { provinceName } from '@byline/shared-types/domain';
import type { ReactNode } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { useGetJobQuery } from '../../../api';
import { useRecruiters, useSkillOptions, useSourceOptions, useTagOptions } from '../../../api/lookups';
import { usePrice } from '../../../components/candidate/rate';
import { useFunctionName } from '../../../components/candidate/texts';
import { common } from '../../../i18n/common';
import { interviewStatus } from '../../../i18n/labels';
import type { Filters, Range, ReadFilter, YesNo } from '../../../lib/candidate-list/filters';
import { filterWords as words } from '../filter-messages';

export interface Sentence {
  plain: string;
  /** What was chosen stands out. */
  shown: ReactNode;
}
type Said = readonly [sentence: MessageDescriptor, values?: Record<string, string>];

/** What a filter says of the candidates it leaves: "Translates English to Dutch". */
export function useFilterSentences(filters: Filters): (name: ReadFilter) => Sentence {
  const { formatMessage, formatList } = useIntl();
  const names = useNames();
  const functionName = useFunctionName();
  const price = usePrice();
  const skills = useSkillOptions();
  const tags = useTagOptions();
  const sources = useSourceOptions();
  const recruiters = useRecruiters();
  const { data: job } = useGetJobQuery({ id: filters.jobId }, { skip: !filters.jobId });

  const or = (items: readonly string[]): string => formatList(items, { type: 'disjunction' });
  const and = (items: readonly string[]): string => formatList(items, { type: 'conjunction' });
  const range = ({ from, to }: Range, show: (text: string) => string = (text) => text): string => {
    if (from && to) return formatMessage(words.between, { from: show(from), to: show(to) });
    return from ? formatMessage(words.atLeast, { from: show(from) }) : formatMessage(words.atMost, { to: show(to) });
  };
  const euro = (text: string): string => price(Number(text));
  const skill = (item: string): string => {
    const [id = '', level] = item.split(':');
    return level ? `${skills.label(id)} ★${level}` : skills.label(id);
  };
  const province = (code: string): string =>
    filters.country.map((country) => provinceName(country, code)).find(Boolean) ?? code;
  const assignee = (id: string): string => (id === 'none' ? formatMessage(common.nobody) : recruiters.label(id));
  const either = (value: YesNo, yes: MessageDescriptor, no: MessageDescriptor): Said => [value === 'yes' ? yes : no];
  const translates = (): Said => {
    const [from, to] = [filters.translatesFrom, filters.translatesTo].map((code) => (code ? names.language(code) : ''));
    if (from && to) return [words.translates, { from, to }];
    return from ? [words.translatesFrom, { from }] : [words.translatesTo, { to: to ?? '' }];
  };

  const said: Record<ReadFilter, () => Said> = {
    function: () => [words.function, { functions: or(filters.function.map(functionName)) }],
    translatesFrom: translates,
    motherTongue: () => [words.motherTongue, { languages: or(filters.motherTongue.map(names.language)) }],
    skills: () => [words.skills, { skills: and(filters.skills.map(skill)) }],
    pricePerWord: () => [words.pricePerWord, { price: range(filters.pricePerWord, euro) }],
    pricePerHour: () => [words.pricePerHour, { price: range(filters.pricePerHour, euro) }],
    dayRate: () => [words.dayRate, { price: range(filters.dayRate, euro) }],
    place: () => [words.livesIn, { place: filters.place }],
    country: () => [words.livesIn, { place: or(filters.country.map(names.country)) }],
    province: () => [words.livesIn, { place: or(filters.province.map(province)) }],
    yearsExperience: () => [words.yearsExperience, { years: range(filters.yearsExperience) }],
    availableOn: () => [words.availableOn, { day: formatDay(filters.availableOn) }],
    status: () => [words.status, { statuses: or(filters.status.map((one) => formatMessage(interviewStatus[one]))) }],
    assignedTo: () => [words.assignedTo, { names: or(filters.assignedTo.map(assignee)) }],
    tags: () => [words.tags, { tags: and(filters.tags.map(tags.label)) }],
    sourceId: () => [words.sourceId, { sources: or(filters.sourceId.map(sources.label)) }],
    freelancer: () => either(filters.freelancer, words.freelancer, words.noFreelancer),
    publicEnabled: () => either(filters.publicEnabled, words.publicEnabled, words.notPublic),
    archived: () => either(filters.archived, words.archived, words.notArchived),
    jobId: () => [words.jobId, { job: job?.title ?? '…' }],
    firstname: () => [words.firstname, { part: filters.firstname }],
    name: () => [words.name, { part: filters.name }],
    createdAt: () => [words.createdAt, { days: range(filters.createdAt, formatDay) }],
    modifiedAt: () => [words.modifiedAt, { days: range(filters.modifiedAt, formatDay) }],
  };
  return (name) => {
    const [sentence, values] = said[name]();
    return {
      plain: formatMessage(sentence, { ...values, v: (chunks: string[]) => chunks.join('') }),
      shown: formatMessage(sentence, {
        ...values,
        v: (chunks: ReactNode) => <b key="v">{chunks}</b>,
      }),
    };
  };
}
