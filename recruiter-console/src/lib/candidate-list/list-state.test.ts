import {
  CANDIDATE_TILES,
  INTERVIEW_STATUSES,
  PAGE_SIZES,
  SEARCH_PARTS,
  USER_FUNCTIONS,
  withTile,
} from '@byline/shared-types/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_FILTERS, setFilters, toApiFilter, without, type Filters } from './filters';
import { ALL_ACTIVE, formatListState, parseListState, searched, type ListState } from './list-state';
import { isViewed, listOfView, viewedList } from './list-view';

const id = fc.stringMatching(/^[0-9a-f]{24}$/);
const yesNo = fc.constantFrom('' as const, 'yes' as const, 'no' as const);
const number = fc.constantFrom('', '0', '0.13', '40');
const day = fc.constantFrom('', '2026-01-31', '2026-11-21');
const range = (end: fc.Arbitrary<string>) => fc.record({ from: end, to: end });
const ids = fc.array(id, { maxLength: 3 });
const language = fc.constantFrom('', 'nl', 'fr');
const filters: fc.Arbitrary<Filters> = fc.record({
  status: fc.subarray([...INTERVIEW_STATUSES]),
  function: fc.subarray([...USER_FUNCTIONS]),
  skills: fc.array(
    fc.oneof(
      id,
      id.map((skill) => `${skill}:3`),
    ),
    { maxLength: 3 },
  ),
  motherTongue: fc.subarray(['nl', 'fr', 'en']),
  translatesFrom: language,
  translatesTo: language,
  sworn: fc.constantFrom('' as const, 'yes' as const),
  specialism: fc.constantFrom('' as const, 'legal' as const),
  catTools: fc.subarray(['trados', 'memoq'] as const),
  wordsPerDay: range(number),
  country: fc.subarray(['BE', 'NL', 'FR']),
  province: fc.subarray(['VAN', 'OTH']),
  place: fc.constantFrom('', 'Gent', "'s-Hertogenbosch & co", '9000'),
  pricePerWord: range(number),
  pricePerHour: range(number),
  dayRate: range(number),
  yearsExperience: range(number),
  freelancer: yesNo,
  publicEnabled: yesNo,
  archived: yesNo,
  availableOn: day,
  freeBetween: range(day),
  freeDays: fc.constantFrom('', '3'),
  confirmedWithin: fc.constantFrom('', '14'),
  tags: ids,
  sourceId: ids,
  assignedTo: fc.array(fc.oneof(id, fc.constant('none')), { maxLength: 2 }),
  folder: ids,
  jobId: fc.oneof(fc.constant(''), id),
  firstname: fc.constantFrom('', 'Éloïse', 'an & '),
  name: fc.constantFrom('', 'De Smet', "d'Hondt"),
  createdAt: range(day),
  modifiedAt: range(day),
});
const state: fc.Arbitrary<ListState> = fc.record({
  search: fc.constantFrom('leaflets', '"a b" -c', 'é&=+'),
  part: fc.constantFrom(...SEARCH_PARTS),
  tile: fc.constantFrom(null, ...CANDIDATE_TILES),
  filters,
  sort: fc.constantFrom('-createdAt' as const, 'name' as const, '-modifiedAt' as const),
  page: fc.integer({ min: 1, max: 500 }),
  size: fc.constantFrom(...PAGE_SIZES),
  columns: fc.constantFrom(null, ['name', 'skills']),
  view: fc.oneof(fc.constant(null), fc.constant(ALL_ACTIVE), id),
  open: fc.oneof(fc.constant(null), id),
  adding: fc.boolean(),
});

describe('list state in the address', () => {
  it('comes back as it was, through a real address', () => {
    fc.assert(
      fc.property(state, (given) => {
        const address = new URL(`http://x/candidates?${formatListState(given).toString()}`);
        expect(parseListState(address.searchParams)).toEqual(given);
      }),
    );
  });

  it('is the same after it was kept as a view', () => {
    fc.assert(
      fc.property(state, (given) => {
        const kept = listOfView(viewedList(given));
        expect(viewedList(kept)).toEqual(viewedList(given));
        expect(isViewed(given, kept)).toBe(true);
        expect(isViewed({ ...given, search: `${given.search}x` }, kept)).toBe(false);
      }),
    );
  });

  it('has the best matches of a search in texts first, unless the user chose another order', () => {
    const list = parseListState(new URLSearchParams());
    const found = { ...list, ...searched(list, 'leaflets', 'everything') };
    expect(formatListState(found).toString()).toBe('search=leaflets&in=everything');
    expect(parseListState(formatListState(found))).toEqual(found);
    const byName = { ...list, sort: 'name' as const };
    expect(searched(byName, 'leaflets', 'everything').sort).toBe('name');
    expect(searched(list, 'leaflets', 'names').sort).toBe('-createdAt');
    expect(formatListState({ ...found, search: '' }).toString()).toBe('');
  });

  it('is empty for a list nobody touched', () => {
    expect(formatListState(parseListState(new URLSearchParams())).toString()).toBe('');
  });

  it('has only columns of the list, in the address and in a view, and without any no choice of columns', () => {
    const columns = (text: string) => parseListState(new URLSearchParams({ columns: text })).columns;
    expect(columns('abc')).toBeNull();
    expect(columns('abc,city,name')).toEqual(['city', 'name']);
    const viewed = { ...parseListState(new URLSearchParams()), columns: ['abc'] };
    expect(listOfView(viewedList(viewed)).columns).toBeNull();
  });

  it('falls back where an address means nothing', () => {
    const params = new URLSearchParams(
      'tile=best&page=-3&size=7&sort=a;b&open=x&status=test,gone&freelancer=perhaps&archived=yes',
    );
    expect(parseListState(params)).toEqual({
      ...parseListState(new URLSearchParams()),
      filters: { ...NO_FILTERS, status: ['test'], archived: 'yes' },
    });
  });
});

it('drops values of filters that no record and no field can have', () => {
  const known = '665f1c2e9b1d4a0012345678';
  const params = new URLSearchParams({
    skills: `rust,${known}:9,${known}:3`,
    country: 'XX,BE',
    province: 'ZZ',
    tags: '1',
    assignedTo: 'me,none',
    jobId: '7',
    motherTongue: '<b>,nl-BE',
    availableOn: '2026-02-31',
    freeBetween: 'soon..2026-02-28',
    freeDays: '8',
    confirmedWithin: '0',
    pricePerWord: 'cheap..0.2',
    createdAt: '2026-02-01..soon',
  });
  expect(parseListState(params).filters).toEqual({
    ...NO_FILTERS,
    skills: [`${known}:3`],
    country: ['BE'],
    assignedTo: ['none'],
    motherTongue: ['nl-BE'],
    pricePerWord: { from: '', to: '0.2' },
    freeBetween: { from: '', to: '2026-02-28' },
    createdAt: { from: '2026-02-01', to: '' },
  });
});

describe('filters for the API', () => {
  it('leave out what is not set', () => {
    expect(toApiFilter(NO_FILTERS)).toEqual({});
  });

  it('take the form of the contract', () => {
    expect(
      toApiFilter({
        ...NO_FILTERS,
        country: ['BE'],
        freelancer: 'no',
        yearsExperience: { from: '3', to: '' },
        createdAt: { from: '', to: '2026-02-01' },
        place: ' Gent ',
      }),
    ).toEqual({
      country: ['BE'],
      freelancer: false,
      yearsExperience: { from: 3 },
      createdAt: { to: '2026-02-01' },
      place: 'Gent',
    });
  });

  it('count as one each and go away one by one', () => {
    const given = { ...NO_FILTERS, country: ['BE'], freelancer: 'yes' as const, folder: ['665f1c2e9b1d4a0012345678'] };
    expect(setFilters(given)).toEqual(['country', 'freelancer']);
    expect(setFilters(without(given, 'country'))).toEqual(['freelancer']);
  });
});

describe('tile and filter together', () => {
  it('mean what the decisions say', () => {
    expect(withTile({}, 'active')).toEqual({ archived: false });
    expect(withTile({}, 'newApplicant')).toEqual({ archived: false, assignedTo: ['none'] });
    expect(withTile({}, 'recruiter')).toEqual({ archived: false, assignedTo: ['any'] });
    expect(withTile({}, 'liveInterview')).toEqual({ archived: false, status: ['live_interview'] });
    expect(withTile({}, 'archived')).toEqual({ archived: true });
    expect(withTile({ status: ['test'] }, null)).toEqual({ status: ['test'] });
  });

  it('keep to what both allow, and are nothing when they exclude each other', () => {
    expect(withTile({ status: ['test', 'offer'] }, 'test')).toEqual({ archived: false, status: ['test'] });
    expect(withTile({ assignedTo: ['none', 'r1'] }, 'recruiter')).toEqual({ archived: false, assignedTo: ['r1'] });
    expect(withTile({ status: ['offer'] }, 'test')).toBeNull();
    expect(withTile({ assignedTo: ['r1'] }, 'newApplicant')).toBeNull();
    expect(withTile({ archived: true }, 'active')).toBeNull();
  });
});
