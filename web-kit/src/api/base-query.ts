import {
  fetchBaseQuery,
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryError,
} from '@reduxjs/toolkit/query/react';
import { setClock } from '../dates';
import { toProblem } from '../problems/problem';
import { isUnattended } from './attended';
import { KEY_HEADER, repeatable } from './repeats';
import { authorization, baseUrl, currentToken, goesOn } from './settings';

/** Query values in the API's form: nested filters as `filter[createdAt][from]`, lists as a repeated name. */
export function toSearchParams(params: Record<string, unknown>): string {
  const search = new URLSearchParams();
  const add = (name: string, value: unknown): void => {
    if (value === undefined || value === null || value === '') return;
    if (Array.isArray(value)) value.forEach((item) => add(name, item));
    else if (value instanceof Date) search.append(name, value.toISOString());
    else if (typeof value === 'object') Object.entries(value).forEach(([key, item]) => add(`${name}[${key}]`, item));
    else if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
      search.append(name, String(value));
    }
  };
  Object.entries(params).forEach(([name, value]) => add(name, value));
  return search.toString();
}

/** openapi.yaml declares a multipart body as an object. A body with a Blob among its values becomes a form. */
function toBody(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body;
  const entries = Object.entries(body);
  if (!entries.some(([, value]) => value instanceof Blob)) return body;
  const form = new FormData();
  for (const [name, value] of entries) {
    if (value instanceof Blob) form.append(name, value);
    else if (value !== undefined && value !== null) form.append(name, String(value));
  }
  return form;
}

/** Every path of openapi.yaml starts with it, but `baseUrl` already contains it. */
const BASE_PATH = '/api/v1';
const withoutBasePath = (url: string): string => (url.startsWith(`${BASE_PATH}/`) ? url.slice(BASE_PATH.length) : url);

/** The generated client names the header in every call that takes it. */
const takesKey = ({ headers }: FetchArgs): boolean => headers !== undefined && KEY_HEADER in headers;

interface CallOptions {
  /** The app makes this call by itself, without an action of the user. */
  background?: boolean;
}

/** Base query of the generated client: base address, bearer token, bracket parameters, multipart bodies, idempotency keys, ended sessions. */
export const baseQuery: BaseQueryFn<string | FetchArgs, unknown, FetchBaseQueryError, CallOptions> = async (
  args,
  api,
  options,
) => {
  const query = fetchBaseQuery({
    baseUrl: baseUrl(),
    paramsSerializer: toSearchParams,
    prepareHeaders: (headers) => {
      for (const [name, value] of Object.entries(authorization())) headers.set(name, value);
      if (isUnattended()) headers.append('prefer', 'unattended');
      return headers;
    },
    responseHandler: (response) =>
      response.headers.get('content-type')?.includes('json') ? response.json() : response.text(),
  });
  const request: FetchArgs = typeof args === 'string' ? { url: args } : { ...args, body: toBody(args.body) };
  const url = withoutBasePath(request.url);
  const named = takesKey(request) ? repeatable(url, request.body) : null;
  const headers = { ...request.headers, ...(named ? { [KEY_HEADER]: named.key } : {}) };
  const token = currentToken();
  const result = await query({ ...request, url, headers }, api, {});
  setClock(result.meta?.response?.headers.get('date'));
  const status = result.error?.status ?? 200;
  // If there is no complete answer, RTK Query sets a text as status.
  if (typeof status === 'number') named?.answered(status, toProblem(result.error)?.code);
  const saving = api.type === 'mutation' && !options?.background;
  const again = await goesOn(result.error, { token, saving });
  return again ? baseQuery(args, api, options) : result;
};
