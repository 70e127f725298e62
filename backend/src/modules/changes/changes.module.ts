import { Module } from '@nestjs/common';
import { SessionsModule } from '../sessions/sessions.module.js';
import { ChangeConnections } from './change-connections.js';
import { ChangeReader } from './change-reader.js';
import { ChangesController } from './changes.controller.js';
import { ChangesService } from './changes.service.js';

/** Tells recruiters what colleagues change, as it happens. */
@Module({
  imports: [SessionsModule],
  controllers: [ChangesController],
  providers: [ChangeReader, ChangeConnections, ChangesService],
})
export class ChangesModule {}
