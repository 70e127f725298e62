import { toLanguage, unfilledMailFields, type Problem } from '@byline/shared-types/domain';
import { useState } from 'react';
import { useLazyGetMailFieldsQuery, type ApplicationResponse, type UnfilledRecipientDto } from '../../../api';
import { displayName } from '../../../lib/format';
import type { DeclineValues } from '../model';

interface Found {
  people: readonly UnfilledRecipientDto[];
  /** The mails that were refused. */
  mails: DeclineValues['mails'];
}

/** Finds the candidates for whom a field of their mail stays empty, after the server has refused the mails because of one of them. */
export function useUnfilled(applications: readonly ApplicationResponse[]) {
  const [getFields] = useLazyGetMailFieldsQuery();
  const [found, setFound] = useState<Found | null>(null);

  const peopleOf = async (mails: DeclineValues['mails']): Promise<UnfilledRecipientDto[]> => {
    const all = await Promise.all(
      applications.map(async ({ candidate, candidateId, jobId }) => {
        const { subject = '', message = '' } = mails[toLanguage(candidate.language)] ?? {};
        const values = await getFields({ id: candidateId, jobId }).unwrap();
        return { candidateId, name: displayName(candidate), fields: unfilledMailFields(values, subject, message) };
      }),
    );
    const unfilled = all.filter(({ fields }) => fields.length > 0);
    return [...new Map(unfilled.map((person) => [person.candidateId, person])).values()];
  };

  return {
    /** The candidates to name beside these mails: those of the refusal, until a mail changes. */
    unfilledOf: (mails: DeclineValues['mails']) => (found?.mails === mails ? found.people : []),
    /** False if the form has to show the refusal itself. */
    findUnfilled: async (problem: Problem | null, { mails }: DeclineValues): Promise<boolean> => {
      if (problem?.code !== 'mail_field_empty') return false;
      const people = await peopleOf(mails).catch(() => []);
      setFound({ people, mails });
      return people.length > 0;
    },
  };
}
