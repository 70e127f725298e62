import type { ProblemCode } from '@byline/shared-types/domain';
import type { Operation } from '../support/openapi.js';
import type { ContractContext } from './contract-context.js';

/** A valid request; every allowed caller gets a success. */
export interface Example {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: object;
  /** The expected error if a fixed request cannot succeed, such as one with an authenticator code. */
  answers?: ProblemCode;
}

/** Creates the example of an operation, with new records at each call. */
export type ExampleOf = (context: ContractContext) => Example | Promise<Example>;
export type Examples = Readonly<Record<string, ExampleOf>>;

/** For an operation that needs only its address. */
export const nothing: ExampleOf = () => ({});

/** The same request with a body. */
export const withBody =
  (example: ExampleOf, body: Record<string, unknown> | ((context: ContractContext) => object)): ExampleOf =>
  async (context) => ({ ...(await example(context)), body: typeof body === 'function' ? body(context) : body });

/** The address of an example, under the API's base path. */
export function addressOf({ path }: Operation, { params = {}, query = {} }: Example): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`the example of ${path} names no ${name}`);
    return encodeURIComponent(value);
  });
  const asked = new URLSearchParams(query).toString();
  return asked ? `${filled}?${asked}` : filled;
}
