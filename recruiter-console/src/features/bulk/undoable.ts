import { OPEN_BULK_STATES } from '@byline/shared-types/domain';
import type { BulkOperationResponse } from '../../api';

/** The milliseconds that remain to undo an operation. */
export const leftOf = ({ undoableUntil }: BulkOperationResponse, at: number): number =>
  undoableUntil === null ? 0 : Math.max(0, Date.parse(undoableUntil) - at);

/** The operations that the user can still undo. */
export const undoableOf = (operations: readonly BulkOperationResponse[], at: number): BulkOperationResponse[] =>
  operations.filter((operation) => operation.abilities.undo && leftOf(operation, at) > 0);

export const isOpen = ({ state }: BulkOperationResponse): boolean => OPEN_BULK_STATES.some((open) => open === state);

/** Whether an operation mails its candidates. */
export const sendsMail = ({ action, undoes }: BulkOperationResponse): boolean =>
  !undoes && (action.mail !== undefined || action.proposal?.tell === true || action.askAvailability === true);

export const isOf =
  (userId: string) =>
  ({ startedBy }: BulkOperationResponse): boolean =>
    startedBy?._id === userId;
