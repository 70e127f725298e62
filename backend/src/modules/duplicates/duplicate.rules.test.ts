import { describe, expect, it } from 'vitest';
import {
  certaintyOf,
  contactKeys,
  emailKey,
  linkedinKey,
  matchKeys,
  nameKeys,
  sharedFacts,
} from './duplicate.rules.js';

const NOOR = {
  ...{ firstname: 'Noor', name: 'Dewitte', email: 'noor@dewitte.example', phone: '+32470123456', links: {} },
  ...{ postal: '9000', city: 'Gent', country: 'BE' },
};
const named = (whole: string) => {
  const [firstname = '', name = ''] = whole.split(', ');
  return { firstname, name };
};
const isSimilar = (one: string, other: string): boolean => {
  const keys = nameKeys(named(other));
  return nameKeys(named(one)).some((key) => keys.includes(key));
};

describe('names', () => {
  it.each([
    ['Noor, Dewitte', 'Noor, De Witte'],
    ['Noor, De Witte', 'Noor, Witte'],
    ['Julien, Lefèvre', 'Julien, LEFEVRE'],
    ['Julien, Lefèvre', 'Lefevre, Julien'],
    ['Julien, Lefèvre', 'Julein, Lefèvre'],
    ['Pieter-Jan, Claes', 'Pieter Jan, Claes'],
    ['Pieter-Jan, Claes', 'Pieterjan, Claes'],
    ['An, Janssens', 'An, Jansens'],
    ['Lars, de Vries', 'Lars, De Vries'],
    ['Chloé, D’Hondt', 'Chloe, Dhondt'],
    ['Zoë, Lœuillet', 'Zoe, Loeuillet'],
  ])('%s is like %s', (one, other) => {
    expect(isSimilar(one, other)).toBe(true);
  });

  it.each([
    ['Noor, Dewitte', 'Noor, Dewit'],
    ['Noor, Dewitte', 'Nora, Dewitte'],
    ['Jo, Li', 'Li, Jo'],
    ['Emma, Peeters', 'Emma, Peters-Claes'],
  ])('%s is not like %s', (one, other) => {
    expect(isSimilar(one, other)).toBe(false);
  });
});

it.each([
  ['Noor.Dewitte+jobs@Gmail.com', 'noordewitte@gmail.com'],
  ['noordewitte@googlemail.com', 'noordewitte@gmail.com'],
  ['Noor.Dewitte+jobs@post.example', 'noor.dewitte@post.example'],
])('the address %s is %s', (email, key) => {
  expect(emailKey(email)).toBe(key);
});

it.each([
  ['https://www.linkedin.com/in/Noor-Dewitte/', 'noor-dewitte'],
  ['http://be.linkedin.com/in/noor-dewitte?trk=x#about', 'noor-dewitte'],
  ['https://linkedin.com/in/no%C3%A9mie/nl', 'noémie'],
  ['https://linkedin.com/in/%', '%'],
  ['https://linkedin.com/company/byline', null],
  ['https://linkedin.com', null],
  ['https://notlinkedin.com/in/noor', null],
  ['linkedin', null],
])('the profile of %s is %s', (address, key) => {
  expect(linkedinKey('x', address)).toBe(key);
});

it('knows a link to LinkedIn by its name too', () => {
  expect(linkedinKey('linkedin', 'https://network.example/in/Noor')).toBe('noor');
});

describe('keys', () => {
  it('join a name to a place, and name no place without a name', () => {
    expect(matchKeys({ ...NOOR, phone: null, email: '' })).toEqual(['postal:BE 9000:deeinortw', 'city:gent:deeinortw']);
    expect(matchKeys({ ...NOOR, name: '', phone: '0470 12 34 56', email: '' })).toEqual(['phone:+32470123456']);
  });
});

describe('keys of what somebody types', () => {
  const finds = (typed: string, key: string): boolean => contactKeys(typed).some((prefix) => key.startsWith(prefix));

  it.each([
    ['+32 470 00 12 34', true],
    ['0470001234', true],
    ['470 00 12 34', true],
    ['0032470001234', true],
    ['+32 (0)470/00.12.34', true],
    ['32470001234', true],
    ['0470 00', true],
    ['0470 0', false],
    ['0470 00 12 35', false],
    ['2026-11-27 and more', false],
  ])('%s is the number of somebody: %s', (typed, isTheirs) => {
    expect(finds(typed, 'phone:+32470001234')).toBe(isTheirs);
  });

  it('tries a number without a country in every country, and an address only whole', () => {
    expect(finds('06 12 34 56 78', 'phone:+33612345678')).toBe(true);
    expect(contactKeys(' Noor.Dewitte+jobs@Gmail.com ')).toEqual(['email:noordewitte@gmail.com']);
    for (const typed of ['noor@', '@gmail.com', 'noor at gmail.com', '12345', ''])
      expect(contactKeys(typed)).toEqual([]);
  });
});

it('says which facts two people share', () => {
  const other = { ...NOOR, name: 'De Witte', email: 'noor.dw@post.example', phone: '0470/12.34.56', city: 'Gand' };
  expect(sharedFacts(NOOR, other)).toEqual(['phone', 'name', 'postal']);
});

it.each([
  [['email'], 'almost_certain'],
  [['phone', 'name'], 'almost_certain'],
  [['phone', 'linkedin'], 'almost_certain'],
  [['phone', 'postal'], 'likely'],
  [['linkedin'], 'likely'],
  [['name', 'city'], 'possible'],
  [['name'], null],
  [['postal', 'city'], null],
] as const)('%j is %s', (reasons, certainty) => {
  expect(certaintyOf(reasons)).toBe(certainty);
});
