import { passwordProblem } from '@byline/shared-types/domain';

/** 0 too short, 1 weak, 2 fair, 3 strong, 4 very strong. Length counts most, then the kinds of characters; repetition lowers the result. */
export function passwordStrength(password: string): 0 | 1 | 2 | 3 | 4 {
  const problem = passwordProblem(password);
  if (problem === 'password_too_short') return 0;
  if (problem !== null || new Set(password).size < 6) return 1;
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u].filter((kind) => kind.test(password)).length;
  const points =
    1 +
    Number(password.length >= 14) +
    Number(kinds >= 3) +
    Number(password.length >= 18 || (kinds === 4 && password.length >= 14));
  return Math.min(points, 4) as 1 | 2 | 3 | 4;
}
