import { formatDay } from '@byline/web-kit/dates';
import { type MessageId, useT } from '@byline/web-kit/i18n';
import { useNames } from '@byline/web-kit/names';
import { statusOf } from '@byline/web-kit/problems';
import { CAT_TOOLS, provinceName } from '@byline/shared-types/domain';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useGetJobQuery } from '../../../api';
import { useAssignees, useSkillOptions, useSourceOptions, useTagOptions } from '../../../api/lookups';
import { usePrice } from '../../../components/candidate/rate';
import { useFunctionName } from '../../../components/candidate/texts';
import type { Filters, Range, ReadFilter, YesNo } from '../../../lib/candidate-list/filters';

export interface Sentence {
  plain: string;
  /** The sentence with the chosen values in bold. */
  shown: ReactNode;
}
type Said = readonly [sentence: MessageId, values?: Record<string, string>];

/** Describes a filter as a sentence about the candidates: "Translates English to Dutch". */
export function useFilterSentences(filters: Filters): (name: ReadFilter) => Sentence {
  const t = useT();
  const { formatList, formatMessage } = useIntl();
  const names = useNames();
  const functionName = useFunctionName();
  const price = usePrice();
  const skills = useSkillOptions();
  const tags = useTagOptions();
  const sources = useSourceOptions();
  const recruiters = useAssignees(filters.assignedTo);
  const { currentData: job, error: noJob } = useGetJobQuery({ id: filters.jobId }, { skip: !filters.jobId });

  const or = (items: readonly string[]): string => formatList(items, { type: 'disjunction' });
  const and = (items: readonly string[]): string => formatList(items, { type: 'conjunction' });
  const range = ({ from, to }: Range, show: (text: string) => string = (text) => text): string => {
    if (from && to) return t('filter.between', { from: show(from), to: show(to) });
    return from ? t('filter.atLeast', { from: show(from) }) : t('filter.atMost', { to: show(to) });
  };
  const euro = (text: string): string => price(Number(text));
  const skill = (item: string): string => {
    const [id = '', level] = item.split(':');
    return level ? `${skills.label(id)} ★${level}` : skills.label(id);
  };
  const province = (code: string): string =>
    filters.country.map((country) => provinceName(country, code)).find(Boolean) ?? code;
  const assignee = (id: string): string => (id === 'none' ? t('common.nobody') : recruiters.label(id));
  const either = (value: YesNo, yes: MessageId, no: MessageId): Said => [value === 'yes' ? yes : no];
  const area = (): string => (filters.specialism ? t(`specialism.${filters.specialism}`) : '');
  /** The subject area behind the sentence of its pair. */
  const addsArea = (name: ReadFilter, sentence: MessageId): boolean =>
    name === 'translatesFrom' && filters.specialism !== '' && sentence !== 'filter.specialism';
  const translates = (): Said => {
    const [from, to] = [filters.translatesFrom, filters.translatesTo].map((code) => (code ? names.language(code) : ''));
    const { sworn } = filters;
    if (from && to) return [sworn ? 'filter.sworn' : 'filter.translates', { from, to }];
    if (from) return [sworn ? 'filter.swornFrom' : 'filter.translatesFrom', { from }];
    if (to) return [sworn ? 'filter.swornTo' : 'filter.translatesTo', { to }];
    return sworn ? ['filter.swornAny'] : ['filter.specialism', { area: area() }];
  };

  const said: Record<ReadFilter, () => Said> = {
    function: () => ['filter.function', { functions: or(filters.function.map(functionName)) }],
    translatesFrom: translates,
    motherTongue: () => ['filter.motherTongue', { languages: or(filters.motherTongue.map(names.language)) }],
    catTools: () => ['filter.catTools', { tools: or(filters.catTools.map((tool) => CAT_TOOLS[tool])) }],
    wordsPerDay: () => ['filter.wordsPerDay', { words: range(filters.wordsPerDay) }],
    skills: () => ['filter.skills', { skills: and(filters.skills.map(skill)) }],
    pricePerWord: () => ['filter.pricePerWord', { price: range(filters.pricePerWord, euro) }],
    pricePerHour: () => ['filter.pricePerHour', { price: range(filters.pricePerHour, euro) }],
    dayRate: () => ['filter.dayRate', { price: range(filters.dayRate, euro) }],
    place: () => ['filter.livesIn', { place: filters.place }],
    country: () => ['filter.livesIn', { place: or(filters.country.map(names.country)) }],
    province: () => ['filter.livesIn', { place: or(filters.province.map(province)) }],
    yearsExperience: () => ['filter.yearsExperience', { years: range(filters.yearsExperience) }],
    availableOn: () => ['filter.availableOn', { day: formatDay(filters.availableOn) }],
    freeBetween: () => ['filter.freeBetween', { days: range(filters.freeBetween, formatDay) }],
    freeDays: () => ['filter.freeDays', { days: filters.freeDays }],
    confirmedWithin: () => ['filter.confirmedWithin', { days: filters.confirmedWithin }],
    status: () => ['filter.status', { statuses: or(filters.status.map((one) => t(`status.${one}`))) }],
    assignedTo: () => ['filter.assignedTo', { names: or(filters.assignedTo.map(assignee)) }],
    tags: () => ['filter.tags', { tags: and(filters.tags.map(tags.label)) }],
    sourceId: () => ['filter.sourceId', { sources: or(filters.sourceId.map(sources.label)) }],
    freelancer: () => either(filters.freelancer, 'filter.freelancer', 'filter.noFreelancer'),
    publicEnabled: () => either(filters.publicEnabled, 'filter.publicEnabled', 'filter.notPublic'),
    archived: () => either(filters.archived, 'filter.archived', 'filter.notArchived'),
    jobId: () => ['filter.jobId', { job: job?.title ?? (statusOf(noJob) === 404 ? t('filter.goneJob') : '…') }],
    firstname: () => ['filter.firstname', { part: filters.firstname }],
    name: () => ['filter.name', { part: filters.name }],
    createdAt: () => ['filter.createdAt', { days: range(filters.createdAt, formatDay) }],
    modifiedAt: () => ['filter.modifiedAt', { days: range(filters.modifiedAt, formatDay) }],
  };
  return (name) => {
    const [sentence, values] = said[name]();
    const plain = formatMessage({ id: sentence }, { ...values, v: (chunks: string[]) => chunks.join('') });
    const shown = formatMessage({ id: sentence }, { ...values, v: (chunks: ReactNode) => <b key="v">{chunks}</b> });
    if (!addsArea(name, sentence)) return { plain, shown };
    return {
      plain: `${plain}, ${area()}`,
      shown: (
        <>
          {shown}, <b>{area()}</b>
        </>
      ),
    };
  };
}
