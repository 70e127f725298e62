import type { Label, UserFunctionName } from '@byline/shared-types/domain';
import type { SkillCategoryResponse, SkillResponse } from '../../api';
import { foldText } from '../../lib/fold-text';
import { textOrder } from '../../lib/text-order';

export type Category = Pick<SkillCategoryResponse, '_id' | 'label' | 'userfunctions' | 'version'>;

/** The form values of a category or a skill. */
export interface LabelValues extends Label {
  functions: UserFunctionName[];
}
/** A proposal also has a category. It is empty if the proposal has none yet. */
export interface ProposalValues extends LabelValues {
  categoryId: string;
}

type Labelled = Pick<SkillResponse, 'label' | 'userfunctions'>;

export const NO_LABEL: LabelValues = { EN: '', NL: '', FR: '', functions: [] };
export const labelValues = ({ label, userfunctions }: Labelled): LabelValues => ({
  EN: label.EN,
  NL: label.NL,
  FR: label.FR,
  functions: userfunctions,
});
export const labelRequest = ({ EN, NL, FR, functions }: LabelValues) => ({
  label: { EN: EN.trim(), NL: NL.trim(), FR: FR.trim() },
  userfunctions: functions,
});
export const proposalValues = (skill: SkillResponse): ProposalValues => ({
  ...labelValues(skill),
  categoryId: skill.categoryId ?? '',
});
export const proposalRequest = ({ categoryId, ...label }: ProposalValues) => ({
  ...labelRequest(label),
  categoryId: categoryId || null,
});

/** The language that sorts the labels; `-` reverses the order. */
export const LABEL_ORDERS = ['EN', '-EN', 'NL', '-NL', 'FR', '-FR'] as const;
export type LabelOrder = (typeof LABEL_ORDERS)[number];

const languageOf = (order: LabelOrder) => order.replace('-', '') as keyof Label;

export function inOrder<T extends { label: Label }>(records: readonly T[], order: LabelOrder): T[] {
  const language = languageOf(order);
  const sign = order.startsWith('-') ? -1 : 1;
  const compare = textOrder(language.toLowerCase());
  return [...records].sort((a, b) => sign * compare(a.label[language], b.label[language]));
}

export const matches = ({ label }: { label: Label }, search: string): boolean =>
  [label.EN, label.NL, label.FR].some((text) => foldText(text).includes(foldText(search.trim())));

/** A category with its visible skills. A null category holds the skills without one. */
export interface Group {
  category: Category | null;
  skills: SkillResponse[];
}

/** The categories with their skills. A search keeps the matching skills, and all skills of a matching category. */
export function groupsOf(
  categories: readonly Category[],
  skills: readonly SkillResponse[],
  search: string,
  order: LabelOrder,
): Group[] {
  const known = new Set(categories.map(({ _id }) => _id));
  const of = (id: string | null): SkillResponse[] =>
    skills.filter(({ categoryId }) => (categoryId && known.has(categoryId) ? categoryId : null) === id);
  const found = (category: Category | null, all: SkillResponse[]): SkillResponse[] =>
    category && matches(category, search) ? all : all.filter((skill) => matches(skill, search));
  const groups = [...inOrder(categories, order), null].map((category) => ({
    category,
    skills: inOrder(found(category, of(category?._id ?? null)), order),
  }));
  return groups.filter(
    ({ category, skills: shown }) => shown.length > 0 || (category !== null && matches(category, search)),
  );
}

const pairs = (text: string): Set<string> => {
  const folded = ` ${foldText(text)} `;
  return new Set(Array.from({ length: folded.length - 1 }, (_, at) => folded.slice(at, at + 2)));
};

/** The likeness of two texts, from 0 to 1: the share of letter pairs that both have. */
export function likeness(one: string, other: string): number {
  const [a, b] = [pairs(one), pairs(other)];
  const both = [...a].filter((pair) => b.has(pair)).length;
  return (2 * both) / (a.size + b.size);
}

const ALIKE = { from: 0.6, most: 3 };

/** Skills that resemble a proposal in any language, the most similar first. */
export function alike({ label }: { label: Label }, skills: readonly SkillResponse[]): SkillResponse[] {
  const words = [label.EN, label.NL, label.FR];
  return skills
    .map((skill) => {
      const others = [skill.label.EN, skill.label.NL, skill.label.FR];
      return { skill, score: Math.max(...words.flatMap((word) => others.map((other) => likeness(word, other)))) };
    })
    .filter(({ score }) => score >= ALIKE.from)
    .sort((a, b) => b.score - a.score)
    .slice(0, ALIKE.most)
    .map(({ skill }) => skill);
}
