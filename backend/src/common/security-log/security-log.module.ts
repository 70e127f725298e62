import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { securityEventSchema } from './security-event.schema.js';
import { SecurityEventsRepository } from './security-events.repository.js';
import { SecurityLog } from './security-log.service.js';

/** Global: the interceptor of `@Logged` is made in the module of each route that it marks. */
@Global()
@Module({
  imports: [MongooseModule.forFeature([{ name: 'SecurityEvent', schema: securityEventSchema }])],
  providers: [SecurityEventsRepository, SecurityLog],
  exports: [SecurityLog],
})
export class SecurityLogModule {}
