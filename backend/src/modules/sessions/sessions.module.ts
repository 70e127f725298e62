import { Global, Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { MongooseModule } from '@nestjs/mongoose';
import { Sessions } from '../../common/auth/sessions.js';
import { Config } from '../../config/config.js';
import { sessionSchema } from './session.schema.js';
import { SessionsRepository } from './sessions.repository.js';
import { SessionsService } from './sessions.service.js';

/** Global because the guard of every route needs it. */
@Global()
@Module({
  imports: [
    MongooseModule.forFeature([{ name: 'Session', schema: sessionSchema }]),
    JwtModule.registerAsync({
      inject: [Config],
      useFactory: (config: Config) => ({
        secret: config.SECRET,
        signOptions: { algorithm: 'HS256', issuer: 'byline' },
        verifyOptions: { algorithms: ['HS256'], issuer: 'byline' },
      }),
    }),
  ],
  providers: [SessionsRepository, SessionsService, { provide: Sessions, useExisting: SessionsService }],
  exports: [SessionsService, Sessions],
})
export class SessionsModule {}
