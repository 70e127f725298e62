import { describe, expect, it } from 'vitest';
import { INTERVIEW_STATUSES } from '@byline/shared-types/domain';
import { Types } from 'mongoose';
import { newContent } from '../write/candidate-changes.js';
import { derivedFields, isProvinceOf, linkRefusals, readablePhone, skillsReplaced, toE164 } from './candidate.rules.js';
import { STATUS_ORDER, tileMoves, tilesCounting, tilesOf } from './list-bucket.rules.js';

const candidate = { archived: false, status: 'none', assignedTo: null } as const;

describe('toE164', () => {
  it.each([
    ['0470 12 34 56', 'BE', '+32470123456'],
    ['06-12345678', 'NL', '+31612345678'],
    ['+33 6 12 34 56 78', 'BE', '+33612345678'],
    ['12', 'BE', null],
    ['call me', 'BE', null],
  ])('%s in %s', (phone, country, expected) => {
    expect(toE164(phone, country)).toBe(expected);
  });
});

it('formats a stored number in the groups of its country; other text stays as it is', () => {
  expect(readablePhone('+32470123456')).toBe('+32 470 12 34 56');
  expect(readablePhone('+33612345678')).toBe('+33 6 12 34 56 78');
  expect(readablePhone('ask at the desk')).toBe('ask at the desk');
});

describe('linkRefusals', () => {
  it('takes words as names and http(s) addresses', () => {
    expect(linkRefusals({ linkedin: 'https://linkedin.com/in/noor', 'Mijn blog': 'http://noor.example' })).toEqual([]);
  });

  it.each([
    [{ linkedin: 'linkedin.com' }, 'links.linkedin', 'invalid_url'],
    [{ x: 'javascript:alert(1)' }, 'links.x', 'invalid_url'],
    [{ x: 7 }, 'links.x', 'invalid_url'],
    [{ x: `https://a.be/${'x'.repeat(2_000)}` }, 'links.x', 'too_long'],
    [{ 'a.b': 'https://a.be' }, 'links.a.b', 'invalid'],
    [{ $set: 'https://a.be' }, 'links.$set', 'invalid'],
    [{ '': 'https://a.be' }, 'links.', 'required'],
    [{ x: ' ' }, 'links.x', 'required'],
    [JSON.parse('{"__proto__": "https://a.be"}') as object, 'links.__proto__', 'invalid'],
  ])('refuses %o', (links, field, code) => {
    expect(linkRefusals(links as Record<string, unknown>)).toEqual([{ field, code }]);
  });

  it('takes thirty at most', () => {
    const links = Object.fromEntries(Array.from({ length: 31 }, (_, index) => [`link ${index}`, 'https://a.be']));
    expect(linkRefusals(links)).toEqual([{ field: 'links', code: 'too_long' }]);
  });
});

describe('isProvinceOf', () => {
  it.each([
    ['BE', 'VOV', true],
    ['BE', 'OTH', true],
    ['NL', 'VOV', false],
    ['MT', 'OTH', true],
    [null, 'VOV', false],
    ['BE', null, true],
  ])('%s %s', (country, province, expected) => {
    expect(isProvinceOf({ country, province })).toBe(expected);
  });
});

describe('tiles', () => {
  it.each([
    [candidate, ['active', 'newApplicant']],
    [{ ...candidate, assignedTo: 'x' }, ['active', 'recruiter']],
    [{ ...candidate, status: 'phone_interview' as const }, ['active', 'newApplicant', 'phoneInterview']],
    [{ ...candidate, status: 'contract' as const }, ['active', 'newApplicant']],
    [{ ...candidate, status: 'offer' as const, archived: true }, ['archived']],
  ])('%o counts in %j', (who, tiles) => {
    expect(tilesOf(who)).toEqual(tiles);
  });

  it('move by what a candidate leaves and enters', () => {
    expect(tileMoves(null, candidate)).toEqual({ active: 1, newApplicant: 1 });
    expect(tileMoves(candidate, { ...candidate, assignedTo: 'x', status: 'test' })).toEqual({
      newApplicant: -1,
      recruiter: 1,
      test: 1,
    });
    expect(tileMoves(candidate, { ...candidate, status: 'active' })).toEqual({});
    expect(tileMoves({ ...candidate, archived: true }, null)).toEqual({ archived: -1 });
  });
});

describe('tilesCounting', () => {
  it.each([
    [{}, ['active', 'archived']],
    [{ archived: true }, ['archived']],
    [{ archived: false }, ['active']],
    [{ archived: false, status: ['offer' as const] }, ['offer']],
    [{ archived: false, assignedTo: ['none'] }, ['newApplicant']],
    [{ archived: false, assignedTo: ['any'] }, ['recruiter']],
    [{ archived: false, assignedTo: ['665f1c2e9b1d4a0012345678'] }, undefined],
    [{ archived: false, status: ['active' as const] }, undefined],
    [{ archived: false, status: ['offer' as const, 'test' as const] }, undefined],
    [{ archived: false, status: ['offer' as const], assignedTo: ['any'] }, undefined],
    [{ archived: true, status: ['offer' as const] }, undefined],
    [{ status: ['offer' as const] }, undefined],
  ])('%o is counted by %j', (filter, tiles) => {
    expect(tilesCounting(filter)).toEqual(tiles);
  });
});

describe('the order of a status', () => {
  it('is the one of the screens, with room for another status between any two', () => {
    const orders = INTERVIEW_STATUSES.map((status) => STATUS_ORDER[status]);
    orders.slice(1).forEach((order, index) => expect(order - (orders[index] ?? 0)).toBeGreaterThan(1));
  });
});

describe('derivedFields', () => {
  it('folds names for sorting and searching, in either order', () => {
    const bucket = { status: 'test', archived: true, assignedTo: 'x' } as const;
    const { candidateInfo } = newContent({ firstname: '', name: '', email: '' });
    const derived = derivedFields({
      firstname: 'Éloïse',
      name: 'De Smet',
      city: 'Liège',
      availability: null,
      candidateInfo,
      ...bucket,
    });
    expect(derived).toMatchObject({
      nameKey: 'de smet eloise',
      firstnameKey: 'eloise de smet',
      cityKey: 'liege',
      statusOrder: 200,
      listBucket: 11_200,
      searchText: 'eloise de smet\nde smet eloise',
    });
  });
});

describe('skillsReplaced', () => {
  const [from, to, third] = [new Types.ObjectId(), new Types.ObjectId(), new Types.ObjectId()];
  const skill = (skillId: Types.ObjectId, level: number, remark: string | null = null) => ({ skillId, level, remark });
  const named = (id: Types.ObjectId, level: number, remark: string | null = null) => ({
    ...{ skillId: String(id), level, remark },
  });

  it('names the other in its place', () => {
    const skills = [skill(third, 1), skill(from, 2, 'Games')];
    expect(skillsReplaced(skills, from, to)).toEqual([named(third, 1), named(to, 2, 'Games')]);
  });

  it('keeps the higher level and a remark of who has both', () => {
    const skills = [skill(from, 4), skill(third, 1), skill(to, 3, 'Since 2019')];
    expect(skillsReplaced(skills, from, to)).toEqual([named(to, 4, 'Since 2019'), named(third, 1)]);
    expect(skillsReplaced([skill(from, 0, 'New'), skill(to, 3, 'Old')], from, to)).toEqual([named(to, 3, 'Old')]);
  });
});
