import { applyDecorators, UseInterceptors } from '@nestjs/common';
import { ApiExtension, ApiHeader } from '@nestjs/swagger';
import { KEY_HEADER, KEY_PATTERN, MAX_KEY } from './fingerprint.js';
import { IdempotencyInterceptor } from './idempotency.interceptor.js';

const DESCRIPTION =
  'Names this request, so that it can be sent again when no answer came: it is carried out once, and a repeat is given the first answer, with ' +
  '`Idempotency-Replayed: true`. A new one for every new request; a UUID will do.';

/**
 * Lets a client repeat a request that creates a record. Such a route writes in one `Transactions.run`, which also marks the key.
 * Never for an answer with a token or a secret, because MongoDB would store it.
 */
export const Idempotent = (): MethodDecorator =>
  applyDecorators(
    UseInterceptors(IdempotencyInterceptor),
    ApiHeader({
      name: KEY_HEADER,
      required: false,
      // No example: readers who try the call out would send the same key with different requests.
      description: DESCRIPTION,
      schema: { type: 'string', minLength: 1, maxLength: MAX_KEY, pattern: KEY_PATTERN },
    }),
    ApiExtension('x-idempotent', true),
  );
