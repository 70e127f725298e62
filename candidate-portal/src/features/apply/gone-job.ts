import { fieldErrors, statusOf } from '@byline/web-kit/problems';
import { createContext } from 'react';

/** The path of the apply link whose job is gone according to the server, so that the app does not ask for it again. */
export const GoneJobPath = createContext<string | null>(null);

/** Statuses for an unknown or closed job, or for a malformed id. */
const GONE = [400, 404, 410];

/** True for the answer about an apply link that leads to no open job. */
export const isGoneAnswer = (error: unknown): boolean => GONE.includes(statusOf(error) ?? 0);

/** The same for an application: it has more fields that the server may refuse. */
export const isGoneApply = (error: unknown): boolean =>
  isGoneAnswer(error) && (statusOf(error) !== 400 || fieldErrors(error).jobId === 'invalid_id');
