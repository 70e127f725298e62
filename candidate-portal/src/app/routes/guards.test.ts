import { expect, it } from 'vitest';
import { homeOf, readTarget, redirectOf } from './guards';

const complete = {
  street: 'Rue Haute',
  number: '1',
  postal: '1000',
  city: 'Brussels',
  country: 'BE',
  phone: '+3221234567',
};
const incomplete = { ...complete, phone: null };

it.each([
  ['/work', incomplete, false, '/complete'],
  ['/jobapplications', incomplete, false, '/complete'],
  ['/profile', incomplete, false, null],
  ['/account', incomplete, false, null],
  ['/complete', incomplete, false, null],
  ['/complete', complete, false, '/profile'],
  ['/complete', complete, true, null],
  ['/work', complete, false, null],
])('on %s', (pathname, candidate, justFinished, target) => {
  expect(redirectOf(candidate, pathname, justFinished)).toBe(target);
});

it('goes to the stored target after the login, else to the profile or its completion', () => {
  expect(homeOf(complete, '/links')).toBe('/links');
  expect(homeOf(complete, null)).toBe('/profile');
  expect(homeOf(incomplete, null)).toBe('/complete');
});

it('takes no target outside the portal', () => {
  expect(readTarget({ from: '/work?x=1' })).toBe('/work?x=1');
  expect(readTarget({ from: '//evil.example' })).toBeNull();
  expect(readTarget({ from: 'https://evil.example' })).toBeNull();
  expect(readTarget(null)).toBeNull();
});
