import { CAT_TOOLS, FALLBACK_PROVINCE, provinceName } from '@byline/shared-types/domain';
import { languagePatch } from '@byline/web-kit/candidate';
import { useT } from '@byline/web-kit/i18n';
import { useNames } from '@byline/web-kit/names';
import { useSourceOptions } from '../../../api/lookups';
import { usePairText } from '../../../components/candidate/pair-text';
import { useFunctionName } from '../../../components/candidate/texts';
import type { FieldWords } from '../../../components/ui/merge/field-words';
import type { ProfileValues } from '../form';
import { useFieldLabels } from './field-labels';

/** Field names and values as text, for the comparison of two versions. */
export function useFieldWords(): FieldWords<ProfileValues> {
  const t = useT();
  const labels = useFieldLabels();
  const names = useNames();
  const pairText = usePairText();
  const functionName = useFunctionName();
  const sources = useSourceOptions();
  const yesNo = (yes: boolean): string => t(yes ? 'common.yes' : 'common.no');
  const province = ({ country, province: code }: ProfileValues): string =>
    code === FALLBACK_PROVINCE ? t('candidate.otherProvince') : (provinceName(country, code) ?? code);
  const special: { [Name in keyof ProfileValues]?: (values: ProfileValues) => string } = {
    language: ({ language }) => names.language(language),
    motherTongue: ({ motherTongue }) => motherTongue && names.language(motherTongue),
    country: ({ country }) => country && names.country(country),
    province,
    function: (values) => values.function && functionName(values.function),
    sourceId: ({ sourceId }) => sourceId && sources.label(sourceId),
    publicEnabled: ({ publicEnabled }) => yesNo(publicEnabled),
    freelancer: ({ freelancer }) => freelancer && yesNo(freelancer === 'yes'),
    links: ({ links }) => links.map(({ name, url }) => `${name}: ${url}`).join('\n'),
    languages: ({ languages }) =>
      languages.map(({ language, level }) => `${names.language(language)} (${t(`languageLevel.${level}`)})`).join('\n'),
    translationSkills: (values) => languagePatch(values).skillSet.translationSkills.map(pairText).join('\n'),
    catTools: ({ catTools }) => catTools.map((tool) => CAT_TOOLS[tool]).join(', '),
  };
  return {
    label: (name) => labels[name],
    text: (values, name) => {
      const value = values[name];
      return special[name]?.(values) ?? (typeof value === 'string' ? value : '');
    },
  };
}
