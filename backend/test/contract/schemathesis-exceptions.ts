import type { Problem } from '@byline/shared-types/domain';
import { operationOf } from '../support/openapi.js';

/** A finding of schemathesis about one answer. */
export interface Finding {
  /** The name of the check, e.g. `response_schema_conformance`. */
  check: string;
  message: string;
  method: string;
  /** Path and query, under the API's base path. */
  address: string;
  sent: string;
  status: number;
  problem: Partial<Problem>;
}

interface Exception {
  why: string;
  explains: (finding: Finding) => boolean;
}

/** Intended deviations from its checks. All other findings are defects. */
export const EXCEPTIONS: readonly Exception[] = [
  {
    why: 'A list answers the fields that `fields` names, and leaves out the others (docs/domain/lists.md#convention).',
    explains: ({ check, message, address }) =>
      check === 'response_schema_conformance' &&
      address.includes('fields=') &&
      message.includes('is a required property'),
  },
  {
    why: 'A path that is fixed for one method is the id of a record for another, which refuses it: `PATCH candidates/tiles`.',
    explains: ({ check, method, address, status }) =>
      check === 'unsupported_method' && status < 500 && operationOf(method, address) !== undefined,
  },
  {
    why: 'No schema says which records are there, which keys came with another request before, whether a bot check, a link or a file is right, and how fields depend on each other. The refusal names the field, or what is wrong.',
    explains: ({ check, status, problem }) =>
      check === 'positive_data_acceptance' &&
      [400, 401, 403, 409, 413, 415, 422].includes(status) &&
      (problem.code !== 'validation_failed' || (problem.errors ?? []).length > 0),
  },
  {
    why: 'Forms and addresses send what was left empty as an empty text, which is read as nothing.',
    explains: ({ check, message, address, sent }) =>
      check === 'negative_data_rejection' &&
      /not matching the '|violates `format`/.test(message) &&
      (/=(&|$)/.test(address) || sent.includes('""')),
  },
  {
    why: 'What is too large is refused for that, with 413, before its fields are looked at.',
    explains: ({ check, status }) => check === 'negative_data_rejection' && status === 413,
  },
];
