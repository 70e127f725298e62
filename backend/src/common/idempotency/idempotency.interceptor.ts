import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { firstValueFrom, from, of, type Observable } from 'rxjs';
import { Config } from '../../config/config.js';
import { derivedSecret } from '../auth/secrets.js';
import { Transactions } from '../mongo/transactions.js';
import { identify, keyOf } from './fingerprint.js';
import type { Attempt } from './idempotency-keys.repository.js';
import { IdempotencyKeys } from './idempotency-keys.service.js';

export const REPLAYED_HEADER = 'idempotency-replayed';

/**
 * Runs a request with an `Idempotency-Key` once. The route determines status and headers of a success, so storing the body is enough.
 */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  private readonly secret: string;

  constructor(
    private readonly keys: IdempotencyKeys,
    private readonly transactions: Transactions,
    { SECRET }: Config,
  ) {
    this.secret = derivedSecret(SECRET, 'idempotency');
  }

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const key = keyOf(request);
    if (key === undefined) return next.handle();
    const { id, fingerprint } = await identify(request, key, this.secret);
    const begun = await this.keys.begin(id, fingerprint);
    if ('attempt' in begun) return from(this.carryOut(begun.attempt, next));
    void http.getResponse<FastifyReply>().header(REPLAYED_HEADER, 'true');
    return of(begun.answer);
  }

  private async carryOut(attempt: Attempt, next: CallHandler): Promise<unknown> {
    try {
      const answer: unknown = await this.transactions.each(
        (session) => this.keys.markDone(attempt, session),
        () => firstValueFrom(next.handle() as Observable<unknown>),
      );
      await this.keys.keep(attempt, answer);
      return answer;
    } catch (error) {
      await this.keys.release(attempt);
      throw error;
    }
  }
}
