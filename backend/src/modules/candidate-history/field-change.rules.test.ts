import { UNSAID } from '@byline/shared-types/domain';
import { describe, expect, it } from 'vitest';
import { ChangeGroups, fieldChanges } from './field-change.rules.js';

const change = (field: string, from: unknown, to: unknown) => ({ changes: [{ field, from, to }] });

describe('changed fields', () => {
  it('are quoted when short, and named when long or made of parts', () => {
    expect(fieldChanges([change('city', null, 'Gent')])).toEqual([{ field: 'city', from: null, to: 'Gent' }]);
    expect(fieldChanges([change('info', 'Short', 'Words')])).toEqual([{ field: 'info' }]);
    expect(fieldChanges([change('street', 'x', 'y'.repeat(200))])).toEqual([{ field: 'street' }]);
    expect(fieldChanges([change('links', {}, { linkedin: 'https://x.example' })])).toEqual([{ field: 'links' }]);
  });

  it('of an availability are what was said before and after, without who confirmed it', () => {
    const before = { ...UNSAID, daysPerWeek: 3 };
    const stored = { ...before, confirmedOn: new Date(), confirmedBy: 'mail', confirmedById: null };
    expect(fieldChanges([change('availability', null, stored)])).toEqual([
      { field: 'availability', availability: { from: null, to: before } },
    ]);
    expect(fieldChanges([change('availability', stored, { ...stored, state: 'not_looking' })])).toEqual([
      { field: 'availability', availability: { from: before, to: { ...before, state: 'not_looking' } } },
    ]);
  });

  it('are those within the facts about the work', () => {
    const from = { dayRate: 400, skillSet: { yearsExperience: 2, languages: [] } };
    const to = { dayRate: 400, skillSet: { yearsExperience: 3, languages: [{ language: 'fr' }] } };
    expect(fieldChanges([change('candidateInfo', from, to)])).toEqual([
      { field: 'yearsExperience', from: 2, to: 3 },
      { field: 'languages' },
    ]);
  });

  it('go from the first value to the last, without stages and without those that end as they began', () => {
    const entries = [
      change('city', 'Gent', 'Aalst'),
      change('status', 'none', 'test'),
      change('city', 'Aalst', 'Brugge'),
    ];
    expect(fieldChanges(entries)).toEqual([{ field: 'city', from: 'Gent', to: 'Brugge' }]);
    const back = [change('city', 'Gent', 'Aalst'), change('city', 'Aalst', 'Gent')];
    expect(fieldChanges([...back, change('phone', null, '1')])).toEqual([{ field: 'phone', from: null, to: '1' }]);
    expect(fieldChanges(back)).toEqual([{ field: 'city' }]);
  });
});

it('groups the changes of each person, and knows when a group is closed', () => {
  const at = (minutes: number) => new Date(minutes * 60_000);
  const grouped = new ChangeGroups();
  for (const [actorId, minutes] of [
    ['lotte', 30],
    ['karim', 28],
    ['lotte', 25],
    ['lotte', 19],
  ] as const)
    grouped.add({ actorId, entityId: 'noor', at: at(minutes) });
  expect(grouped.groups.map((group) => group.map((entry) => entry.at.getTime() / 60_000))).toEqual([
    [30, 25],
    [28],
    [19],
  ]);
  expect(ChangeGroups.closed(grouped.groups.slice(0, 2), at(20))).toBe(false);
  expect(ChangeGroups.closed(grouped.groups.slice(0, 2), at(19))).toBe(true);
  grouped.add({ actorId: 'lotte', entityId: 'a note', at: at(18) });
  expect(grouped.groups).toHaveLength(4);
});
