import { SURE_SUGGESTION } from '@byline/shared-types/domain';
import { expect, it } from 'vitest';
import { bestFits, searchesFor } from './suggestion.rules.js';

const person = (firstname: string, name: string, email = `${firstname}@home.example`.toLowerCase()) => ({
  _id: `${firstname} ${name}`,
  ...{ firstname, name, email },
});
const BOUZID = person('Fatima', 'Bouzid');
const IDRISSI = person('Fatima', 'El Idrissi');
const fits = (name: string, email: string, people = [IDRISSI, BOUZID, person('Jan', 'Bouzid')]) =>
  bestFits({ name, email }, people).map(({ person: { _id }, reasons, score }) => [_id, ...reasons, score]);

it('puts the whole name first, then a last name, then a first name', () => {
  expect(fits('Bouzid Fatima', 'x@post.example')).toEqual([
    ['Fatima Bouzid', 'name', 0.9],
    ['Jan Bouzid', 'lastname', 0.45],
    ['Fatima El Idrissi', 'firstname', 0.4],
  ]);
});

it('is sure of a first name with the first letter of the last', () => {
  const [best, other] = bestFits({ name: 'Fatima B.', email: 'x@post.example' }, [IDRISSI, BOUZID]);
  expect(best?.person).toBe(BOUZID);
  expect(best?.score).toBeGreaterThan(SURE_SUGGESTION);
  expect(other?.score).toBeLessThan(SURE_SUGGESTION);
});

it('reads an address without a name, and knows the same address elsewhere', () => {
  expect(fits('', 'fatima.bouzid@post.example')[0]).toEqual(['Fatima Bouzid', 'name', 0.9]);
  const known = person('Marie', 'Dubois', 'mdubois@lettres.example');
  expect(fits('M', 'mdubois@post.example', [known])).toEqual([['Marie Dubois', 'address', 0.7]]);
  expect(searchesFor({ name: '', email: 'fatima.b@post.example' })).toEqual(['fatima b', 'fatima']);
  expect(fits('Info', 'info@post.example', [person('Jan', 'Aerts', 'jan@home.example')])).toEqual([]);
});
