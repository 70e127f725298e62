import { DAYS_PER_WEEK } from '@byline/shared-types/domain';
import { ValidateBy } from 'class-validator';

const isHalfDays = (value: unknown): boolean => DAYS_PER_WEEK.some((days) => days === value);

/** `@IsIn` would make every half an own value of the contract. */
export const HalfDays = (): PropertyDecorator =>
  ValidateBy({ name: 'isHalfDays', validator: { validate: isHalfDays } }, { message: 'invalid' });

/** The documentation of an optional number of half days a week. */
export const HALF_DAYS = {
  ...{ type: Number, nullable: true, required: false, minimum: 0.5, maximum: 7, multipleOf: 0.5, example: 3 },
} as const;
