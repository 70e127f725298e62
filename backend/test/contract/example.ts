import type { ProblemCode } from '@byline/shared-types/domain';
import type { Operation } from '../support/openapi.js';
import type { World } from './world.js';

/** A request that is right in everything: whoever may make it is answered with success. */
export interface Example {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: object;
  /** The answer where no success can be had by rote: the code of an authenticator. */
  answers?: ProblemCode;
}

/** Makes the example of an operation, with the records it needs: each call of it makes new ones. */
export type ExampleOf = (world: World) => Example | Promise<Example>;
export type Examples = Readonly<Record<string, ExampleOf>>;

/** For what needs no more than its address. */
export const nothing: ExampleOf = () => ({});

/** The same request with a body. */
export const withBody =
  (example: ExampleOf, body: Record<string, unknown> | ((world: World) => object)): ExampleOf =>
  async (world) => ({ ...(await example(world)), body: typeof body === 'function' ? body(world) : body });

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
