import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { securityEventSchema } from './security-event.schema.js';
import { SecurityEventsRepository } from './security-events.repository.js';
import { SecurityLog } from './security-log.service.js';

/** Global, because Nest creates the interceptor in the module of each `@Logged` route. */
@Global()
@Module({
  imports: [MongooseModule.forFeature([{ name: 'SecurityEvent', schema: securityEventSchema }])],
  providers: [SecurityEventsRepository, SecurityLog],
  exports: [SecurityLog],
})
export class SecurityLogModule {}
