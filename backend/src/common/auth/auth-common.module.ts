import { Module } from '@nestjs/common';
import { APP_GUARD, DiscoveryModule } from '@nestjs/core';
import { AuthGuard } from './auth.guard.js';
import { DeclaredRoutes } from './declared-routes.js';

/** The guard of every route and the check at start; the auth module registers the strategy that finds the caller. */
@Module({ imports: [DiscoveryModule], providers: [{ provide: APP_GUARD, useClass: AuthGuard }, DeclaredRoutes] })
export class AuthCommonModule {}
