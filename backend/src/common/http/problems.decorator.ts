import { ApiExtension } from '@nestjs/swagger';
import type { ProblemCode } from '@byline/shared-types/domain';

/** Documents the errors of an operation beyond those of every operation of its kind. */
export const Problems = (...codes: ProblemCode[]): MethodDecorator => ApiExtension('x-problems', codes);
