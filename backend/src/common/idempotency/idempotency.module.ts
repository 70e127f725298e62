import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { idempotencyKeySchema } from './idempotency-key.schema.js';
import { IdempotencyKeysRepository } from './idempotency-keys.repository.js';
import { IdempotencyKeys } from './idempotency-keys.service.js';

/** Global, because Nest creates the interceptor in the module of each `@Idempotent()` route. */
@Global()
@Module({
  imports: [MongooseModule.forFeature([{ name: 'IdempotencyKey', schema: idempotencyKeySchema }])],
  providers: [IdempotencyKeysRepository, IdempotencyKeys],
  exports: [IdempotencyKeys],
})
export class IdempotencyModule {}
