import { Module } from '@nestjs/common';
import { CandidatesModule } from '../candidates/candidates.module.js';
import { ViewersController } from './viewers.controller.js';
import { ViewersService } from './viewers.service.js';

/** Tells recruiters who else looks at a candidate. */
@Module({ imports: [CandidatesModule], controllers: [ViewersController], providers: [ViewersService] })
export class ViewersModule {}
