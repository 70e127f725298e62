import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const current = new AsyncLocalStorage<FastifyRequest>();

/** Makes the request available to all code that runs for it, without a parameter on every function between. */
export function rememberRequest(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, _reply, done) => current.run(request, done));
}

/** The current request; undefined in the worker and in scripts. */
export const currentRequest = (): FastifyRequest | undefined => current.getStore();
