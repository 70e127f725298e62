import { labelIn, type Label } from '@byline/shared-types/domain';
import { useMemo } from 'react';
import { useCreateSkillMutation, useAllSkillsQuery } from '../../api';
import { useLanguage } from '@byline/web-kit/i18n';
import { functionOf, type Candidate } from './model';

export interface SkillChoice {
  id: string;
  label: string;
  pending: boolean;
}

export interface Skills {
  choices: SkillChoice[];
  /** The error of the load. */
  error: unknown;
  retry: () => void;
  /** Proposes a new skill, which is pending until a recruiter approves it. Resolves to its id. */
  propose: (label: string) => Promise<string>;
}

const BY_LABEL = { nl: 'label.NL', fr: 'label.FR', en: 'label.EN' } as const;

/** The skills of a candidate's function, by their label in the language of the screen. */
export function useSkills(candidate: Candidate): Skills {
  const language = useLanguage();
  const functionName = functionOf(candidate);
  const { data, error, refetch } = useAllSkillsQuery({
    ...(functionName && { filter: { userfunctions: functionName } }),
    sort: [BY_LABEL[language]],
  });
  const [create] = useCreateSkillMutation();
  const choices = useMemo(() => {
    const listed = (data ?? []).map(({ _id, label, state }) => ({
      id: _id,
      label: labelIn(label, language),
      pending: state === 'pending',
    }));
    // A chosen skill may be missing from the list, because it belongs to another function or was refused.
    const others = candidate.skills.flatMap(({ skillId, label, state }) =>
      label && !listed.some(({ id }) => id === skillId)
        ? [{ id: skillId, label: labelIn(label, language), pending: state === 'pending' }]
        : [],
    );
    return [...listed, ...others];
  }, [candidate.skills, data, language]);
  return {
    choices,
    error,
    retry: () => void refetch(),
    propose: async (text) => {
      const label: Label = { NL: text, FR: text, EN: text };
      const { data: made } = await create({
        createSkillRequest: { label, userfunctions: functionName ? [functionName] : [] },
      }).unwrap();
      return made._id;
    },
  };
}
