import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const current = new AsyncLocalStorage<FastifyRequest>();

/** Lets whatever runs for a request find it, without each function between them handing it on. */
export function rememberRequest(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, _reply, done) => current.run(request, done));
}

/** The request that is being answered; undefined in the worker and in scripts. */
export const currentRequest = (): FastifyRequest | undefined => current.getStore();
