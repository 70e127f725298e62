import { Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { MongooseModule } from '@nestjs/mongoose';
import { Config } from '../../config/config.js';
import { sessionSchema } from './session.schema.js';
import { SessionsRepository } from './sessions.repository.js';
import { SessionsService, TOKEN } from './sessions.service.js';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: 'Session', schema: sessionSchema }]),
    JwtModule.registerAsync({
      inject: [Config],
      useFactory: (config: Config) => ({
        secret: config.SECRET,
        signOptions: TOKEN,
      }),
    }),
  ],
  providers: [SessionsRepository, SessionsService],
  exports: [SessionsService],
})
export class SessionsModule {}
