import { apiUrl, authorization, currentToken, goesOn, KEY_HEADER, repeatable } from '../api';
import type { Problem } from '@byline/shared-types/domain';
import { ProblemError, statusOf, toProblem } from '../problems/problem';

export interface Upload {
  /** Resolves with the answer's body; rejects with a ProblemError (problem null when there was no answer). */
  done: Promise<unknown>;
  cancel: () => void;
}

/** Whether a retry may succeed: there was no answer, or the failure does not concern the file. */
export const mayGoThrough = (error: unknown): boolean => (statusOf(error) ?? 500) >= 500;

const cancelled = (): DOMException => new DOMException('cancelled', 'AbortError');

/**
 * Uploads a file to an API path. Uses XMLHttpRequest, because fetch reports no progress of an upload. If the session ends, the upload
 * starts again once the same user has logged in again. The promise of a cancelled upload rejects with an AbortError.
 */
export function upload(path: string, form: FormData, onProgress: (sent: number) => void): Upload {
  let request = new XMLHttpRequest();
  let isCancelled = false;
  const attempt = async (): Promise<unknown> => {
    const token = currentToken();
    try {
      return await send(request, path, form, onProgress);
    } catch (error) {
      onProgress(0);
      const again = await goesOn(error, { token, saving: true });
      if (isCancelled) throw cancelled();
      if (!again) throw error;
      request = new XMLHttpRequest();
      return attempt();
    }
  };
  return {
    done: attempt(),
    cancel: () => {
      isCancelled = true;
      request.abort();
    },
  };
}

function send(
  request: XMLHttpRequest,
  path: string,
  form: FormData,
  onProgress: (sent: number) => void,
): Promise<unknown> {
  const named = repeatable(path, form);
  return new Promise((resolve, reject) => {
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
    request.addEventListener('abort', () => reject(cancelled()));
    request.send(form);
  });
}

/** An answer other than JSON (a proxy's error page) contains no problem document. */
function readBody(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

const problemOf = (request: XMLHttpRequest, data: unknown): Problem | null =>
  toProblem({ status: request.status, data });
