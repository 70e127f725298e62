import { Module } from '@nestjs/common';
import { APP_GUARD, DiscoveryModule } from '@nestjs/core';
import { AuthGuard } from './auth.guard.js';
import { DeclaredRoutes } from './declared-routes.js';

/** The guard of every route and the check at start; the auth module registers the strategies by which the guard knows who calls. */
@Module({ imports: [DiscoveryModule], providers: [{ provide: APP_GUARD, useClass: AuthGuard }, DeclaredRoutes] })
export class AuthCommonModule {}
