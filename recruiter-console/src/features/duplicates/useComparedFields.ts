import {
  billsPerWord,
  CAT_TOOLS,
  isPoorer,
  mergedAddress,
  mergedSkills,
  PUBLIC_BLOCKS,
  samePriceUnit,
  type MergeSide,
} from '@byline/shared-types/domain';
import { useT } from '@byline/web-kit/i18n';
import { useNames } from '@byline/web-kit/names';
import { formatPhone } from '@byline/web-kit/phone';
import { useIntl } from 'react-intl';
import type { CandidateResponse } from '../../api';
import { addressLine, networkName } from '../../components/candidate/contact-links';
import { useAvailabilityText } from '../../components/candidate/Availability';
import { usePairText } from '../../components/candidate/pair-text';
import { usePrice } from '../../components/candidate/rate';
import { useFunctionName, useSkillName } from '../../components/candidate/texts';
import { displayName } from '../../lib/format';
import { BLOCK_LABELS, FIELD_LABELS } from './labels';
import { inOrder, type ComparedField, type Pair } from './model';

type Words = string | readonly string[] | null | undefined | false;
type Fields = Partial<Record<ComparedField['name'], (candidate: CandidateResponse) => Words>>;

/** The fields of two candidates in words: those of which one value stays, and the lists that are added together. */
export function useComparedFields(pair: Pair, stays: MergeSide): ComparedField[] {
  const t = useT();
  const fields = Object.entries({ ...usePersonalFields(pair), ...useWorkFields(pair) });
  const perHour = !billsPerWord(pair[0].function ?? undefined);
  const skillName = useSkillName();
  const [first, second] = inOrder(pair, stays);
  const kept = mergedSkills(first.skills, second.skills, ({ skillId }) => skillId).map(skillName);
  return fields.map(([key, wordsOf]) => {
    const name = key as ComparedField['name'];
    const label = name === 'price_per_word' && perHour ? 'candidateField.pricePerHour' : FIELD_LABELS[name];
    const words: ComparedField['words'] = [wordsOf(pair[0]) || '', wordsOf(pair[1]) || ''];
    return { name, label: t(label), words, ...(name === 'skills' && { kept }) };
  });
}

function usePersonalFields(pair: Pair): Fields {
  const t = useT();
  const names = useNames();
  const twice = Object.keys(pair[0].links).filter((network) => {
    const [own, other] = pair.map(({ links }) => links[network]);
    return other && own !== other;
  });
  const yesOrNo = (is: boolean): string => t(is ? 'common.yes' : 'common.no');
  // As a merge gives it with this side chosen; a poorer one that is filled in has none of its own.
  const address = (one: CandidateResponse): string => {
    const other = pair[one === pair[0] ? 1 : 0];
    const [own, others] = [mergedAddress(one, other), mergedAddress(other, one)].map((merged) =>
      [addressLine(merged), merged.country && names.country(merged.country)].filter(Boolean).join(', '),
    );
    return own === others && isPoorer(one, other) ? '' : (own ?? '');
  };
  return {
    firstname: ({ firstname }) => firstname,
    name: ({ name }) => name,
    email: ({ email }) => email,
    phone: ({ phone }) => phone && formatPhone(phone),
    address,
    status: ({ archived, status = 'none' }) => t(`status.${archived ? 'archived' : status}`),
    assigned_to: ({ assigned = [] }) => assigned.map(displayName).join(', '),
    language: ({ language }) => names.language(language),
    // Two photos have no words to compare; each shows its own number.
    avatar: (one) => one.avatar && `${t('duplicates.photo')} ${pair.indexOf(one) + 1}`,
    source: ({ candidatesources = [] }) => candidatesources.map(({ label }) => label).join(', '),
    skype: ({ skype }) => skype,
    timezone: ({ timezone }) => timezone,
    newsletter: ({ newsletter }) => yesOrNo(newsletter),
    public_page: ({ publicEnabled }) => yesOrNo(publicEnabled),
    searchable: ({ publicSearchable }) => yesOrNo(publicSearchable),
    hidden_blocks: ({ publicHidden }) =>
      PUBLIC_BLOCKS.filter((block) => publicHidden.includes(block)).map((block) => t(BLOCK_LABELS[block])),
    website_tag: ({ websiteTag }) => websiteTag,
    resume_summary: ({ resumeSummary }) => resumeSummary,
    info: ({ info }) => info,
    tags: ({ candidatetags = [] }) => candidatetags.map(({ label }) => label),
    // Two addresses at one network are a choice; otherwise both have all.
    links: ({ links }) =>
      twice.map((network) => `${networkName(network)}: ${links[network] ?? ''}`).join(', ') ||
      Object.keys(links).map(networkName),
  };
}

function useWorkFields(pair: Pair): Fields {
  const t = useT();
  const names = useNames();
  const price = usePrice();
  const pairText = usePairText();
  const skillName = useSkillName();
  const functionName = useFunctionName();
  const isSameUnit = samePriceUnit(pair[0].function, pair[1].function);
  const rate = ({ function: of, candidateInfo: { pricePerWord } }: CandidateResponse): string =>
    pricePerWord === null
      ? ''
      : t(billsPerWord(of ?? undefined) ? 'candidate.perWord' : 'candidate.perHour', { price: price(pricePerWord) });
  const { formatNumber } = useIntl();
  const money = (amount: number | null): string | null => (amount === null ? null : price(amount));
  const count = (value: number | null): string | null => (value === null ? null : formatNumber(value));
  const availabilityText = useAvailabilityText();
  const about = (wordsOf: (info: CandidateResponse['candidateInfo']) => Words) => (candidate: CandidateResponse) =>
    wordsOf(candidate.candidateInfo);
  return {
    // Of two units the price stays with its function.
    function: (one) => [functionName(one.function), !isSameUnit && rate(one)].filter(Boolean).join(' · '),
    price_per_word: (one) => isSameUnit && rate(one),
    day_rate: about(({ dayRate }) => money(dayRate)),
    minimum_fee: about(({ minimumFee }) => money(minimumFee)),
    words_per_day: about(({ wordsPerDay }) => count(wordsPerDay)),
    freelancer: about(({ freelancer }) => freelancer !== null && t(freelancer ? 'common.yes' : 'common.no')),
    years_experience: about(({ skillSet }) => count(skillSet.yearsExperience)),
    mother_tongue: about(({ skillSet }) => skillSet.motherTongue && names.language(skillSet.motherTongue)),
    availability: ({ availability }) => availabilityText(availability),
    top_project: about(({ topProject }) => topProject),
    project_preferences: about(({ projectPreferences }) => projectPreferences),
    more_about_yourself: about(({ moreAboutYourself }) => moreAboutYourself),
    skills: ({ skills }) => skills.map(skillName),
    languages: about(({ skillSet }) => skillSet.languages.map(({ language }) => names.language(language))),
    translation_skills: about(({ skillSet }) => skillSet.translationSkills.map(pairText)),
    cat_tools: about(({ catTools }) => catTools.map((tool) => CAT_TOOLS[tool])),
  };
}
