import 'reflect-metadata';
import { Controller, Get, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { Test } from '@nestjs/testing';
import { describe, expect, it } from 'vitest';
import { Allow } from './allow.decorator.js';
import { DeclaredRoutes } from './declared-routes.js';

@Controller()
class DeclaredController {
  @Get('open')
  @Allow('anyone')
  open(): string {
    return 'open';
  }
}

@Controller()
class ForgetfulController {
  @Get('hidden')
  hidden(): string {
    return 'hidden';
  }
}

@Module({ imports: [DiscoveryModule], controllers: [DeclaredController], providers: [DeclaredRoutes] })
class DeclaredModule {}

@Module({
  imports: [DiscoveryModule],
  controllers: [DeclaredController, ForgetfulController],
  providers: [DeclaredRoutes],
})
class ForgetfulModule {}

const start = async (module: typeof DeclaredModule): Promise<void> => {
  const app = await Test.createTestingModule({ imports: [module] }).compile();
  await app.init();
  await app.close();
};

describe('a route that does not say who may call it', () => {
  it('stops the application from starting', async () => {
    await expect(start(ForgetfulModule)).rejects.toThrow('ForgetfulController.hidden');
  });

  it('is the only thing that does', async () => {
    await expect(start(DeclaredModule)).resolves.toBeUndefined();
  });
});
