import { createContext, use, useMemo } from 'react';
import { fileSize, type Problem } from '@byline/shared-types/domain';
import type { MessageId } from '../i18n';
import { useLanguage, useT, type Translate } from '../i18n/useT';
import { readLimited } from './limited';
import { fieldWords, problemWords } from './messages';
import { toProblem } from './problem';

type Words = Record<string, MessageId | undefined>;

const FIELDS: Words = fieldWords;
const PROBLEMS: Words = problemWords;

/** Codes of single fields with the meaning of `min_chars`: `company_short`, `message_to_short`. */
const isTooShort = (code: string): boolean => code.endsWith('_short');

/** The message of a field's error. A code that is newer than this build gets the message of `invalid`. */
export function fieldErrorText(t: Translate, error: string): string {
  const { code, ...values } = readLimited(error);
  return t(FIELDS[code] ?? (isTooShort(code) ? 'field.min_chars' : 'field.invalid'), values);
}

/** The language of an error message, if it differs from the interface's (docs/domain/interface.md#text-in-another-language). */
export const fieldErrorLanguage = (code: string): 'nl' | undefined => (code === 'required_in_dutch' ? 'nl' : undefined);

/** An app's own messages for some codes; `no_answer` covers a call without an answer. */
export const ProblemWordsContext = createContext<Words>({});

export interface ProblemWords {
  /** "`status` `title`", or something_wrong when there was no answer. */
  title: (error: unknown) => string;
  /** The app's message for the code, else the server's. */
  text: (error: unknown) => string;
  /** The language of `text`, if it differs from the interface's: the login's message is always Dutch, the server's messages are English. */
  language: (error: unknown) => 'nl' | 'en' | undefined;
  /** The server's message if `text` is the app's, for a report to support. */
  details: (error: unknown) => string | undefined;
}

/** Codes of a record that no longer exists, for which no field of the form can show the error. */
const GONE: readonly string[] = ['no_candidate_found', 'invalid_id'];

const codeOf = ({ code, errors = [] }: Problem): string =>
  errors.length > 0 && errors.every((refused) => GONE.includes(refused.code)) ? 'not_found' : code;

/** The remaining quota and the minutes to wait, as values for a message. */
const valuesOf = (problem: Problem | null, language: string): Record<string, string | number> => {
  const { files = 0, bytes = 0 } = problem?.left ?? {};
  return { files, size: fileSize(bytes, language), minutes: Math.ceil((problem?.retryAfter ?? 0) / 60) };
};

/** Messages for failed calls, for screens, forms and dialogs alike. */
export function useProblemWords(): ProblemWords {
  const t = useT();
  const language = useLanguage();
  const own = use(ProblemWordsContext);
  return useMemo(() => {
    const wordsOf = (problem: Problem | null): MessageId | undefined => {
      const code = problem ? codeOf(problem) : 'no_answer';
      return own[code] ?? PROBLEMS[code];
    };
    return {
      title: (error) => {
        const problem = toProblem(error);
        return problem ? `${problem.status} ${problem.title}`.trim() : t(problemWords.something_wrong);
      },
      text: (error) => {
        const problem = toProblem(error);
        const words = wordsOf(problem);
        return words ? t(words, valuesOf(problem, language)) : problem?.detail || t(problemWords.something_wrong);
      },
      language: (error) => {
        const problem = toProblem(error);
        if (problem?.code === 'wrong_credentials') return 'nl';
        return problem?.detail && !wordsOf(problem) ? 'en' : undefined;
      },
      details: (error) => {
        const problem = toProblem(error);
        const words = problem && wordsOf(problem);
        return words && t(words, valuesOf(problem, language)) !== problem.detail ? problem.detail : undefined;
      },
    };
  }, [t, own, language]);
}
