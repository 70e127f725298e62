import type { BulkOperationResponse } from '../../api';

/** Milliseconds in which an operation can still be undone. */
export const leftOf = ({ undoableUntil }: BulkOperationResponse, at: number): number =>
  undoableUntil === null ? 0 : Math.max(0, Date.parse(undoableUntil) - at);

/** Those of the latest operations that can be undone: they ended, changed somebody, and none of the others took them back. */
export function undoableOf(operations: readonly BulkOperationResponse[], at: number): BulkOperationResponse[] {
  const undone = new Set(operations.map(({ undoes }) => undoes));
  return operations.filter(
    (operation) =>
      operation.state !== 'running' && operation.done > 0 && leftOf(operation, at) > 0 && !undone.has(operation._id),
  );
}
