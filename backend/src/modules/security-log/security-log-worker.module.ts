import { Module } from '@nestjs/common';
import { ShortenAddresses } from './shorten-addresses.js';

/** The worker's task for the security log. */
@Module({ providers: [ShortenAddresses] })
export class SecurityLogWorkerModule {}
