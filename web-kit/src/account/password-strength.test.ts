import { expect, it } from 'vitest';
import { passwordStrength } from './password-strength';

it.each([
  ['short', 0],
  ['aaaaaaaaaaaa', 1],
  ['kerselaars', 1],
  ['kerselaarsboom', 2],
  ['kerselaar-1987', 3],
  ['Kerselaar-1987', 4],
  ['een lange zin met woorden', 3],
])('%s is %i', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});
