import { ApiExtension } from '@nestjs/swagger';
import type { ProblemCode } from '@byline/shared-types/domain';

/** Documents the errors an operation answers beyond those that every operation of its kind can. */
export const Problems = (...codes: ProblemCode[]): MethodDecorator => ApiExtension('x-problems', codes);
