import { IsNotEmpty, IsString, MaxLength } from 'class-validator';

/** Longest solution of a bot check, in characters. */
const MAX_SOLUTION = 10_000;

/** A solved bot check, for what a stranger has mailed. */
export class BotCheckRequest {
  /**
   * Solution of a challenge of auth/challenge, base64. A solution works once: every attempt uses it up, a refused one too.
   * @example eyJjaGFsbGVuZ2UiOnt9LCJzb2x1dGlvbiI6e319
   */
  @IsString()
  @IsNotEmpty()
  @MaxLength(MAX_SOLUTION)
  altcha: string;
}
