import type { TestScoreDto } from '../../api';

/** Formats a score with one decimal in the notation of the language. */
export const formatScore = (score: number, language: string): string =>
  new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(score);

/** A change to the scores. It also applies to scores that a colleague has changed in the meantime. */
export type ScoreChange = (scores: readonly TestScoreDto[]) => TestScoreDto[];

const isSame = (one: TestScoreDto) => (other: TestScoreDto) => one.score === other.score && one.remark === other.remark;

export const withScore =
  (added: TestScoreDto, index?: number): ScoreChange =>
  (scores) =>
    scores.toSpliced(index ?? scores.length, 0, added);

export const withoutScore =
  (removed: TestScoreDto): ScoreChange =>
  (scores) => {
    const index = scores.findIndex(isSame(removed));
    return index < 0 ? [...scores] : scores.toSpliced(index, 1);
  };

export const withOther =
  (before: TestScoreDto, score: number): ScoreChange =>
  (scores) => {
    const index = scores.findIndex(isSame(before));
    return index < 0 ? [...scores] : scores.with(index, { ...before, score });
  };
