import type { AnsweredQuestionDto, InterviewResponse, InterviewTemplateResponse } from '../../api';
import type { Snapshot } from '../../lib/autosave/Autosaver';
import type { Values } from '../../lib/autosave/merge';

/** The questions of the template, then answered questions that the template no longer has. */
export function questionsOf(
  template: Pick<InterviewTemplateResponse, 'questions'> | undefined,
  answered: readonly AnsweredQuestionDto[],
): string[] {
  return [...new Set([...(template?.questions ?? []), ...answered].map(({ question }) => question))];
}

const textOf = (answers: Values, question: string): string => String(answers[question] ?? '');

/** An interview keeps only the answered questions (docs/domain/assessment.md#interviews). */
export const answersOf = (questions: readonly string[], answers: Values): AnsweredQuestionDto[] =>
  questions
    .map((question) => ({ question, answer: textOf(answers, question) }))
    .filter(({ answer }) => answer.trim() !== '');

export const snapshotOf = ({ questions, version }: Pick<InterviewResponse, 'questions' | 'version'>): Snapshot => ({
  values: Object.fromEntries(questions.map(({ question, answer }) => [question, answer])),
  version,
});
