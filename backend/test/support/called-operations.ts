import { appendFileSync } from 'node:fs';
import { expect, inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the tests of a run write down which operations they called; made by every-operation.setup.ts. */
    calledOperations: string;
  }
}

/** The tests of this folder go through every operation by rote, which proves of none that it does what it says. */
const BY_ROTE = '/test/contract/';

const known = new Set<string>();

/** Writes down that a test called an operation and was answered with success. */
export function noteCalled(operationId: string): void {
  if (known.has(operationId) || expect.getState().testPath?.includes(BY_ROTE)) return;
  known.add(operationId);
  appendFileSync(inject('calledOperations'), `${operationId}\n`);
}
