import { LANGUAGE_LEVELS, labelIn, type Label, type LanguageLevel } from '@byline/shared-types/domain';
import { useLanguage } from '../i18n/useT';
import { useCvT } from './useCvT';
import { countryName, languageName } from '../names';
import type { CvKind, CvValues } from './proposals';

export interface ProposalText {
  main: string;
  /** Behind the main text: the employer of a job. */
  more: string;
  /** Below it: the period. */
  below: string;
}

const isLevel = (text: string): text is LanguageLevel => (LANGUAGE_LEVELS as readonly string[]).includes(text);

/** Says the values of a proposal as people read them. */
export function useProposalText(labels: ReadonlyMap<string, Label>) {
  const t = useCvT();
  const language = useLanguage();
  const joined = (parts: readonly (string | undefined)[], sign: string): string => parts.filter(Boolean).join(sign);
  const period = (from = '', to = ''): string =>
    from === '' ? to : t('cvReview.period', { from, to: to === '' ? t('cvReview.now') : to });
  const address = ({ street, number, box, postal, city, country }: CvValues): string =>
    joined(
      [
        joined([street, number, box && `/ ${box}`], ' '),
        joined([postal, city], ' '),
        country && countryName(country, language),
      ],
      ', ',
    );
  const mainOf = (kind: CvKind, values: CvValues): string => {
    if (kind === 'name') return joined([values['firstname'], values['name']], ' ');
    if (kind === 'address') return address(values);
    if (kind === 'years') return t('cvReview.years', { years: Number(values['value']) });
    if (kind === 'job') return values['function'] ?? '';
    if (kind === 'diploma') return values['degree'] ?? '';
    if (kind === 'skill') {
      const label = labels.get(values['skillId'] ?? '');
      return label ? labelIn(label, language) : '';
    }
    if (kind === 'language') {
      const level = values['level'] ?? '';
      const name = languageName(values['language'] ?? '', language);
      return joined([name, isLevel(level) ? t(`languageLevel.${level}`) : ''], ' – ');
    }
    return values['value'] ?? '';
  };
  return (kind: CvKind, values: CvValues): ProposalText => {
    const main = mainOf(kind, values);
    if (kind === 'job') return { main, more: values['company'] ?? '', below: period(values['from'], values['to']) };
    if (kind === 'diploma')
      return { main, more: values['institute'] ?? '', below: joined([values['from'], values['to']], '–') };
    return { main, more: '', below: '' };
  };
}
