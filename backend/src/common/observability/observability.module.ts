import { randomUUID } from 'node:crypto';
import { Module } from '@nestjs/common';
import { LoggerModule } from 'nestjs-pino';
import { Config } from '../../config/config.js';
import { HealthController } from './health.controller.js';

/** Structured logs. The hook in http/create-app logs requests by route, because a path can hold an address or a token. */
@Module({
  imports: [
    LoggerModule.forRootAsync({
      inject: [Config],
      useFactory: (config: Config) => ({
        pinoHttp: {
          level: config.LOG_LEVEL,
          autoLogging: false,
          quietReqLogger: true,
          genReqId: (request) => request.id ?? randomUUID(),
          redact: ['req.headers.authorization', '*.password', '*.token', '*.code', '*.email'],
        },
      }),
    }),
  ],
  controllers: [HealthController],
})
export class ObservabilityModule {}
