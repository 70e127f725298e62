import type { InterviewStatus } from '@byline/shared-types/domain';
import type { AuditEntry } from '@byline/backend/common/audit/audit.schema.js';
import { candidateId } from './candidates.ts';
import { reached, STEPS, type DemoContext } from './context.ts';
import { demoId } from './ids.ts';
import type { Profile } from './profile.ts';
import { Random } from './random.ts';

type Change = AuditEntry['changes'][number];

/** Days between two stages, at the most. */
const BETWEEN = 6;

/** How a candidate came to their status, and a change of their rate, for the history. */
export function auditOf(profile: Profile, context: DemoContext): AuditEntry[] {
  const random = new Random(`audit ${profile.index}`);
  const actorId = demoId('user', profile.recruiter ?? 0);
  const about = candidateId(profile);
  const entry = (at: Date, ...changes: Change[]): AuditEntry => ({
    ...{ _id: context.numbering.id('audit'), at, actorId, entity: 'candidate', entityId: about },
    ...{ candidateId: about, action: 'update', changes },
  });
  const steps = STEPS.slice(1, profile.status === 'contract' ? undefined : -1).filter((step) => reached(profile, step));
  let from: InterviewStatus = 'none';
  const stages = steps.map((to, index) => {
    const change = { field: 'status', from, to };
    from = to;
    return entry(context.step(profile, random, index * BETWEEN), change);
  });
  const { price } = profile;
  const raised =
    price !== null && reached(profile, 'test')
      ? [entry(context.step(profile, random, 3 * BETWEEN), rate(Math.round(price * 92) / 100, price))]
      : [];
  const ended = profile.archived
    ? [entry(context.moment(profile, random), { field: 'archived', from: false, to: true })]
    : [];
  return [...stages, ...raised, ...ended];
}

const rate = (from: number, to: number): Change => ({
  field: 'candidateInfo',
  from: { pricePerWord: from },
  to: { pricePerWord: to },
});
