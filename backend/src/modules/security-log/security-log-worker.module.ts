import { Module } from '@nestjs/common';
import { ShortenAddresses } from './shorten-addresses.js';

/** What the worker does for the security log. */
@Module({ providers: [ShortenAddresses] })
export class SecurityLogWorkerModule {}
