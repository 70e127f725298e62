import type { AskAnswer, AskFrequency } from '@byline/shared-types/domain';

/** The fields of the API's answer about a question that the page shows. */
export interface Ask {
  firstname: string;
  state: 'looking' | 'not_looking' | null;
  from: string | null;
  yesFrom: string | null;
  daysPerWeek: number | null;
  hoursPerWeek: number | null;
  answer: AskAnswer | null;
  answeredAt: string | null;
  expiresAt: string;
  nextAskOn: string | null;
}

/** The values of the form: from the link, or as it was sent and refused. */
export interface AskForm {
  answer: string;
  /** A number, `hours` (as many hours as now), `any` (no fixed number), or empty. */
  daysPerWeek: string;
  from: string;
  /** The refused field, or one answer too many. */
  refused?: { field: 'answer' | 'daysPerWeek' | 'from'; code: string };
}

/** The page of a mail that asks for an availability (AskPage of app-server/src/renderer.ts). */
export type AskPage =
  | { name: 'question'; ask: Ask; form: AskForm }
  | { name: 'thanks'; ask: Ask }
  | { name: 'mails' | 'mailsDone'; frequency: Exclude<AskFrequency, 'usual'> }
  | { name: 'expired' | 'replaced' | 'unknown' | 'unavailable' };
