import { IsNotEmpty, IsString, MaxLength } from 'class-validator';

/** Longest solution of a bot check, in characters. */
const MAX_SOLUTION = 10_000;

/** A solved bot check, for mails that a stranger can cause. */
export class BotCheckRequest {
  /**
   * Solution of a challenge of auth/challenge, base64. A solution works once: every attempt uses it up, even a refused one.
   * @example eyJjaGFsbGVuZ2UiOnt9LCJzb2x1dGlvbiI6e319
   */
  @IsString()
  @IsNotEmpty()
  @MaxLength(MAX_SOLUTION)
  altcha: string;
}
