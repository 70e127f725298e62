import type { Problem } from '@byline/shared-types/domain';
import { requireValid } from '../../support/contract.js';
import type { SentBody } from './any-body.js';
import type { AnyRequest } from './any-request.js';

/** Time limit of an answer. */
const TIMEOUT_MS = 5_000;

function toForm({ parts }: Extract<SentBody, { parts: unknown }>): FormData {
  const form = new FormData();
  for (const { name, value } of parts) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, new Blob([new Uint8Array(value.bytes)]), value.filename);
  }
  return form;
}

function contentOf(body: SentBody | undefined): {
  headers: Record<string, string>;
  body?: FormData | Uint8Array<ArrayBuffer>;
} {
  if (!body) return { headers: {} };
  if ('parts' in body) return { headers: {}, body: toForm(body) };
  // Bytes, because fetch would set its own type for a text.
  return {
    headers: body.type ? { 'content-type': body.type } : {},
    body: new TextEncoder().encode(body.text),
  };
}

/** Expects a problem document that names all wrong fields. */
function requireProblem(type: string, content: unknown): void {
  if (!type.startsWith('application/problem+json')) throw new Error(`a failure of type "${type}"`);
  const { code, errors = [] } = content as Problem;
  if (code === 'validation_failed' && errors.length === 0) throw new Error('refused without saying which field');
}

/** Makes a request and fails on a late answer, an internal error, or an answer outside openapi.yaml. */
export async function requireAnswer(url: string, authorization: string, request: AnyRequest): Promise<number> {
  const { method, address } = request;
  const content = contentOf(request.body);
  const response = await fetch(`${url}${address}`, {
    ...content,
    method,
    headers: { authorization, ...request.headers, ...content.headers },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const type = response.headers.get('content-type') ?? '';
  const answer: unknown = /\bjson\b/.test(type) ? await response.json() : await response.arrayBuffer();
  if (response.status >= 500) throw new Error(`${response.status}: ${JSON.stringify(answer)}`);
  requireValid(method, address, response.status, type, answer);
  if (response.status >= 400) requireProblem(type, answer);
  return response.status;
}
