import { appendFileSync } from 'node:fs';
import { expect, inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder in which the tests of a run record their called operations; every-operation.setup.ts creates it. */
    calledOperations: string;
  }
}

/** The tests of this folder call every operation mechanically, which proves no behaviour. */
const BY_ROTE = '/test/contract/';

const known = new Set<string>();

/** Records a successful call of an operation. */
export function noteCalled(operationId: string): void {
  if (known.has(operationId) || expect.getState().testPath?.includes(BY_ROTE)) return;
  known.add(operationId);
  appendFileSync(inject('calledOperations'), `${operationId}\n`);
}
