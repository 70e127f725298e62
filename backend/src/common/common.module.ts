import { Module } from '@nestjs/common';
import { ConfigModule } from '../config/config.module.js';
import { ChangesCommonModule } from './changes/changes-common.module.js';
import { EventsModule } from './events/events.module.js';
import { MongoModule } from './mongo/mongo.module.js';
import { ObservabilityModule } from './observability/observability.module.js';
import { RedisModule } from './redis/redis.module.js';
import { SecurityLogModule } from './security-log/security-log.module.js';

/** The parts that the API and the worker share: settings, database, Redis, logs, health, the security log. */
@Module({
  imports: [
    ConfigModule,
    EventsModule,
    MongoModule,
    RedisModule,
    ChangesCommonModule,
    ObservabilityModule,
    SecurityLogModule,
  ],
})
export class CommonModule {}
