import { MAX_SKILLS } from '@byline/shared-types/domain';
import { useState } from 'react';
import type { Accepted } from './changes';
import { wrongFields, type CvValues, type Proposal } from './proposals';

export type Decision = 'open' | 'accepted' | 'dropped' | 'saved';

export interface ReviewedRow {
  proposal: Proposal;
  decision: Decision;
  values: CvValues;
  /** Whether its fields are open to be changed. */
  isChanged: boolean;
  /** Fields that the profile cannot take. */
  wrong: string[];
}

type Rows = Record<string, Partial<Pick<ReviewedRow, 'decision' | 'values' | 'isChanged'>>>;

/** The decisions about the proposals of a CV. Each is open at first, so the profile gets accepted ones only. */
export function useReview(proposals: readonly Proposal[], knownSkills: number) {
  const [rows, setRows] = useState<Rows>({});
  const reviewed = proposals.map((proposal): ReviewedRow => {
    const { decision = 'open', values = proposal.values, isChanged = false } = rows[proposal.key] ?? {};
    return { proposal, decision, values, isChanged, wrong: wrongFields(proposal.kind, values) };
  });
  const change = (key: string, part: Rows[string]): void =>
    setRows((all) => ({ ...all, [key]: { ...all[key], ...part } }));
  const accepted = reviewed.filter(({ decision }) => decision === 'accepted');
  const skills = accepted.filter(({ proposal }) => proposal.kind === 'skill').length;
  const roomForSkills = MAX_SKILLS - knownSkills - skills;
  const undecided = reviewed.filter(({ proposal, decision }) => decision === 'open' && !proposal.isThere);
  /** Skills beyond the most that a profile has stay open, and so do rows that miss something. */
  const whole = undecided.filter(({ wrong }) => wrong.length === 0);
  const kept = whole.filter(({ proposal }) => proposal.kind === 'skill').slice(0, Math.max(0, roomForSkills));
  const acceptable = whole.filter((row) => row.proposal.kind !== 'skill' || kept.includes(row));
  return {
    rows: reviewed,
    roomForSkills,
    decided: reviewed.filter(({ decision }) => decision !== 'open').length,
    accepted: accepted.map(({ proposal, values }): Accepted => ({ key: proposal.key, kind: proposal.kind, values })),
    acceptable,
    /** Whether leaving would lose a decision or something typed. */
    hasDecisions: reviewed.some(
      ({ decision, values, proposal }) =>
        decision === 'accepted' || (decision === 'open' && values !== proposal.values),
    ),
    /** A row that misses something opens its fields instead. */
    accept: ({ proposal, wrong }: ReviewedRow): void =>
      change(proposal.key, wrong.length > 0 ? { isChanged: true } : { decision: 'accepted', isChanged: false }),
    acceptOthers: (): void => {
      for (const { proposal } of acceptable) change(proposal.key, { decision: 'accepted', isChanged: false });
    },
    drop: ({ proposal }: ReviewedRow): void => change(proposal.key, { decision: 'dropped', isChanged: false }),
    undo: ({ proposal }: ReviewedRow): void => change(proposal.key, { decision: 'open' }),
    edit: ({ proposal }: ReviewedRow): void => change(proposal.key, { isChanged: true }),
    setValue: ({ proposal, values }: ReviewedRow, field: string, value: string): void =>
      change(proposal.key, { values: { ...values, [field]: value } }),
    markSaved: (keys: readonly string[]): void => {
      for (const key of keys) change(key, { decision: 'saved' });
    },
  };
}
export type Review = ReturnType<typeof useReview>;
