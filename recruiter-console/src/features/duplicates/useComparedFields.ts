import { billsPerWord } from '@byline/shared-types/domain';
import { formatDay } from '@byline/web-kit/dates';
import { useT } from '@byline/web-kit/i18n';
import { useNames } from '@byline/web-kit/names';
import { formatPhone } from '@byline/web-kit/phone';
import type { CandidateResponse } from '../../api';
import { addressLine, networkName } from '../../components/candidate/contact-links';
import { usePrice } from '../../components/candidate/rate';
import { useFunctionName, useSkillName } from '../../components/candidate/texts';
import { displayName } from '../../lib/format';

/** A field of both candidates, in words. */
export interface ComparedField {
  name: string;
  label: string;
  /** Of the older candidate, then of the newer one; empty without a value. */
  words: [string, string];
}

type Field = readonly [
  name: string,
  label: string,
  wordsOf: (candidate: CandidateResponse) => string | null | undefined,
];

/** The fields of two candidates that tell whether they are one person. */
export function useComparedFields(pair: readonly [CandidateResponse, CandidateResponse]): ComparedField[] {
  const t = useT();
  const names = useNames();
  const functionName = useFunctionName();
  const skillName = useSkillName();
  const price = usePrice();
  const money = (amount: number | null): string | null => (amount === null ? null : price(amount));
  const rate = billsPerWord(pair[0].function ?? undefined)
    ? 'candidateField.pricePerWord'
    : 'candidateField.pricePerHour';
  const fields: Field[] = [
    ['firstname', t('candidateField.firstname'), ({ firstname }) => firstname],
    ['name', t('candidateField.name'), ({ name }) => name],
    ['email', t('candidateField.email'), ({ email }) => email],
    ['phone', t('candidateField.phone'), ({ phone }) => phone && formatPhone(phone)],
    [
      'address',
      t('profile.address'),
      (one) => [addressLine(one), one.country && names.country(one.country)].filter(Boolean).join(', '),
    ],
    ['function', t('candidate.function'), (one) => functionName(one.function)],
    ['language', t('candidateField.language'), ({ language }) => names.language(language)],
    ['links', t('duplicates.links'), ({ links }) => Object.keys(links).sort().map(networkName).join(', ')],
    ['pricePerWord', t(rate), ({ candidateInfo }) => money(candidateInfo.pricePerWord)],
    ['dayRate', t('candidateField.dayRate'), ({ candidateInfo }) => money(candidateInfo.dayRate)],
    ['skills', t('candidateField.skills'), ({ skills }) => skills.map(skillName).sort().join(', ')],
    ['status', t('duplicates.status'), (one) => t(one.archived ? 'status.archived' : `status.${one.status ?? 'none'}`)],
    ['assignedTo', t('candidate.assigned'), ({ assigned = [] }) => assigned.map(displayName).join(', ')],
    ['login', t('duplicates.login'), ({ userId }) => t(userId ? 'common.yes' : 'common.no')],
    ['createdAt', t('candidate.registered'), ({ createdAt }) => formatDay(createdAt)],
  ];
  return fields.map(([name, label, wordsOf]) => ({
    ...{ name, label },
    words: [wordsOf(pair[0]) ?? '', wordsOf(pair[1]) ?? ''],
  }));
}
