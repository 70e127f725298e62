import { toLanguage, unfilledMailFields, type Problem } from '@byline/shared-types/domain';
import { useState } from 'react';
import { useGetCandidateQuery, useLazyGetMailFieldsQuery } from '../../api';
import type { EmailValues } from './model';

/** Whether the API refuses a mail because its candidate, or its conversation, no longer exists. */
const isGone = (problem: Problem | null): boolean =>
  problem?.errors?.some(({ field }) => field === 'candidateId' || field === 'conversationId') ?? false;

/** The recipient of a mail: their language, the fields of their mail, and why the API refuses it. */
export function useMailTo(candidateId: string) {
  const { currentData: candidate } = useGetCandidateQuery({ id: candidateId }, { skip: candidateId === '' });
  const [getFields] = useLazyGetMailFieldsQuery();
  const [refusals, setRefusals] = useState(0);
  const [gone, setGone] = useState(false);
  /** Reads the fields again, which `MailProblems` then names. */
  const showRefusal = async (problem: Problem | null, { subject, message }: EmailValues): Promise<boolean> => {
    setGone(isGone(problem));
    setRefusals((count) => count + 1);
    if (isGone(problem)) return true;
    if (problem?.code !== 'mail_field_empty') return false;
    const { data } = await getFields({ id: candidateId });
    return data !== undefined && unfilledMailFields(data, subject, message).length > 0;
  };
  return {
    language: toLanguage(candidate?.language),
    getFields,
    showRefusal,
    problems: { candidateId, refusals, gone },
  };
}
