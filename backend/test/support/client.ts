import type { Problem } from '@byline/shared-types/domain';
import { noteCalled } from './called-operations.js';
import { requireValid } from './contract.js';
import { fieldsOf } from './problems.js';

export interface Answer<T> {
  status: number;
  body: T;
  headers: Headers;
}

type Json = object | unknown[];

/** A caller of the API; checks every answer against openapi.yaml. */
export class Client {
  constructor(
    private readonly url: string,
    readonly token: string | null = null,
  ) {}

  as(token: string): Client {
    return new Client(this.url, token);
  }

  get<T>(path: string, headers?: Record<string, string>): Promise<Answer<T>> {
    return this.call<T>('GET', path, undefined, headers);
  }

  post<T>(path: string, body?: Json | FormData, headers?: Record<string, string>): Promise<Answer<T>> {
    return this.call<T>('POST', path, body, headers);
  }

  /** A POST that must create a record: the record. */
  async create<T>(path: string, body?: Json | FormData): Promise<T> {
    const answer = await this.call<{ data: T }>('POST', path, body);
    if (answer.status !== 201)
      throw new Error(`POST ${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    return answer.body.data;
  }

  patch<T>(path: string, body: Json): Promise<Answer<T>> {
    return this.call<T>('PATCH', path, body);
  }

  put<T>(path: string, body: Json): Promise<Answer<T>> {
    return this.call<T>('PUT', path, body);
  }

  delete<T>(path: string): Promise<Answer<T>> {
    return this.call<T>('DELETE', path);
  }

  /** A call that must fail: the problem document. */
  async problem(method: string, path: string, body?: Json | FormData): Promise<Problem> {
    const answer = await this.call<Problem>(method, path, body);
    if (answer.status < 400) throw new Error(`${method} ${path} answered ${answer.status}`);
    return answer.body;
  }

  /** A call that must fail: its status and code, as `409 stale_version`. */
  async refusal(method: string, path: string, body?: Json | FormData): Promise<string> {
    const { status, code } = await this.problem(method, path, body);
    return `${status} ${code}`;
  }

  /** A call that must fail: its wrong fields, as `field code`, sorted. */
  async wrongFields(method: string, path: string, body?: Json | FormData): Promise<string[]> {
    return fieldsOf(await this.problem(method, path, body));
  }

  /** The records of a list. */
  async records<T>(path: string): Promise<T[]> {
    return (await this.call<{ records: T[] }>('GET', path)).body.records;
  }

  /** The ids of a list's records. */
  async ids(path: string): Promise<string[]> {
    return (await this.records<{ _id: string }>(path)).map(({ _id }) => _id);
  }

  /** Any call, for tests of many operations. */
  request(
    method: string,
    path: string,
    body?: Json | FormData,
    headers?: Record<string, string>,
  ): Promise<Answer<unknown>> {
    return this.call(method, path, body, headers);
  }

  private async call<T>(
    method: string,
    path: string,
    body?: Json | FormData,
    more: Record<string, string> = {},
  ): Promise<Answer<T>> {
    const form = body instanceof FormData;
    const response = await fetch(`${this.url}${path}`, {
      method,
      headers: {
        ...(this.token ? { authorization: `Bearer ${this.token}` } : {}),
        ...(body && !form ? { 'content-type': 'application/json' } : {}),
        ...more,
      },
      ...(body ? { body: form ? body : JSON.stringify(body) } : {}),
    });
    const type = response.headers.get('content-type') ?? '';
    const content: unknown = /\bjson\b/.test(type) ? await response.json() : Buffer.from(await response.arrayBuffer());
    const operation = requireValid(method, path, response.status, type, content);
    if (operation && response.ok) noteCalled(operation.operationId);
    return { status: response.status, body: content as T, headers: response.headers };
  }
}
