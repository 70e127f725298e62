import { apiUrl, authorization, KEY_HEADER, repeatable } from '../api';
import type { Problem } from '@byline/shared-types/domain';
import { ProblemError, toProblem } from '../problems/problem';

export interface Upload {
  /** Resolves with the answer's body; rejects with a ProblemError (problem null when there was no answer). */
  done: Promise<unknown>;
  cancel: () => void;
}

/**
 * One file to an API path, with its progress: fetch tells nothing of what was sent, hence XMLHttpRequest. The promise of a cancelled
 * upload rejects with an AbortError.
 */
export function upload(path: string, form: FormData, onProgress: (sent: number) => void): Upload {
  const request = new XMLHttpRequest();
  const named = repeatable(path, form);
  const done = new Promise<unknown>((resolve, reject) => {
    request.open('POST', apiUrl(path));
    for (const [name, value] of Object.entries(authorization())) request.setRequestHeader(name, value);
    request.setRequestHeader(KEY_HEADER, named.key);
    request.upload.addEventListener('progress', (event) => {
      if (event.lengthComputable) onProgress(event.loaded / event.total);
    });
    request.addEventListener('load', () => {
      const body = readBody(request.responseText);
      const isFine = request.status >= 200 && request.status < 300;
      const problem = isFine ? null : problemOf(request, body);
      named.answered(request.status, problem?.code);
      if (isFine) resolve(body);
      else reject(new ProblemError(problem));
    });
    request.addEventListener('error', () => reject(new ProblemError(null)));
    request.addEventListener('abort', () => reject(new DOMException('cancelled', 'AbortError')));
    request.send(form);
  });
  return { done, cancel: () => request.abort() };
}

/** What is not JSON (a proxy's error page) has nothing in it for us. */
function readBody(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

const problemOf = (request: XMLHttpRequest, data: unknown): Problem | null =>
  toProblem({ status: request.status, data });
