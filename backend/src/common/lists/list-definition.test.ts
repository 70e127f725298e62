import 'reflect-metadata';
import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { describe, expect, it } from 'vitest';
import { ProblemError } from '../errors/problem.error.js';
import { RecordDto } from '../http/record.dto.js';
import { BooleanFilter, dateCondition, DateRangeFilter, type DateRangeDto, CsvOrArray } from './list-filters.dto.js';
import { parseListQuery, type ListDefinition } from './list-definition.js';

class Filter {
  @IsOptional()
  @CsvOrArray()
  @IsIn(['a', 'b'], { each: true })
  status?: string[];

  @BooleanFilter()
  archived?: boolean;

  @DateRangeFilter()
  createdAt?: DateRangeDto;
}

class Row extends RecordDto {
  @ApiProperty()
  name: string;
}

const list: ListDefinition<Filter> = {
  filter: Filter,
  record: Row,
  sort: ['createdAt', 'name'],
  texts: ['name'],
  defaultSort: '-createdAt',
  search: 'name',
};
const parse = (query: Record<string, unknown>, prefer?: string) => parseListQuery(list, query, prefer);

function wrongFields(query: Record<string, unknown>): string[] {
  try {
    parse(query);
  } catch (error) {
    return (error as ProblemError).errors?.map(({ field, code }) => `${field} ${code}`) ?? [];
  }
  return [];
}

describe('list query', () => {
  it('has the defaults of the specification', () => {
    expect(parse({})).toEqual({
      filter: {},
      limit: 10,
      skip: 0,
      sort: [
        ['createdAt', -1],
        ['_id', -1],
      ],
      exact: false,
    });
  });

  it('reads every part', () => {
    const query = {
      search: 'a',
      limit: '25',
      skip: '50',
      fields: 'name',
      sort: 'name,-createdAt',
      filter: { status: 'a,b', archived: 'false' },
    };
    expect(parse(query, 'return=minimal, count=exact')).toEqual({
      search: 'a',
      filter: { status: ['a', 'b'], archived: false },
      limit: 25,
      skip: 50,
      fields: ['name'],
      sort: [
        ['sortKeys.name', 1],
        ['createdAt', -1],
        ['_id', -1],
      ],
      exact: true,
    });
  });

  it('names everything that is wrong', () => {
    expect(wrongFields({ limit: '101', skip: '-1', sort: 'password', fields: 'ngrams', page: '2' })).toEqual([
      'page unknown_field',
      'limit too_high',
      'skip invalid',
      'sort.password unknown_field',
      'fields.ngrams unknown_field',
    ]);
    expect(
      wrongFields({ filter: { status: { $ne: 'a' }, secret: '1', createdAt: { from: 'yesterday' } } }).sort(),
    ).toEqual(['filter.createdAt.from invalid_date', 'filter.secret unknown_field', 'filter.status invalid']);
    expect(wrongFields({ filter: 'x' })).toEqual(['filter invalid']);
  });

  it('takes a list that has no filters, and still refuses one', () => {
    class NoFilter {}
    const parseBare = (query: Record<string, unknown>) =>
      parseListQuery({ ...list, filter: NoFilter }, query, undefined);
    expect(parseBare({ limit: '5' }).filter).toEqual({});
    expect(() => parseBare({ filter: { status: 'a' } })).toThrow(ProblemError);
  });

  it('takes a day as a day of Brussels, also across a change of clocks', () => {
    expect(dateCondition({ from: '2026-10-25', to: '2026-10-25' })).toEqual({
      $gte: new Date('2026-10-24T22:00:00.000Z'),
      $lte: new Date('2026-10-25T22:59:59.999Z'),
    });
  });
});
