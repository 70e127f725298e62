import { METHOD_METADATA } from '@nestjs/common/constants.js';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import { ALLOW } from './allow.decorator.js';

/** Refuses to start when a route does not declare its audience. */
@Injectable()
export class DeclaredRoutes implements OnModuleInit {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly reflector: Reflector,
  ) {}

  onModuleInit(): void {
    const undeclared = this.discovery.getControllers().flatMap(({ metatype }) => {
      const prototype = (metatype as { prototype: Record<string, () => unknown> } | null)?.prototype;
      if (!prototype || !metatype) return [];
      return this.scanner
        .getAllMethodNames(prototype)
        .filter((name) => {
          const handler = prototype[name];
          return (
            handler && this.reflector.get(METHOD_METADATA, handler) !== undefined && !this.reflector.get(ALLOW, handler)
          );
        })
        .map((name) => `${metatype.name}.${name}`);
    });
    if (undeclared.length > 0) throw new Error(`Routes that do not say who may call them: ${undeclared.join(', ')}`);
  }
}
