import {
  CANDIDATE_TILES,
  MAX_VIEW_COLUMNS,
  MAX_VIEW_NAME,
  MAX_VIEWS,
  MAX_SHARED_VIEWS,
  SEARCH_PARTS,
  VIEW_MAILS,
  VIEW_REFERENCES,
  type CandidateTile,
  type SearchPart,
  type ViewMails,
  type ViewReference,
} from '@byline/shared-types/domain';
import { ApiProperty, IntersectionType, PartialType } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsBoolean, IsIn, IsMongoId, IsOptional, Matches } from 'class-validator';
import { Line, OptionalLine } from '../../../common/http/fields.js';
import { Nested } from '../../../common/http/nested.js';
import { RecordDto, VersionedRequest } from '../../../common/http/record.dto.js';
import { OptionalNotNull } from '../../../common/http/values.js';
import { CandidateFilter } from '../../candidates/dto/candidate-filter.dto.js';
import { candidateList } from '../../candidates/list/candidate.list.js';
import { PersonRefDto } from '../../users/dto/person.dto.js';

const SORTS = candidateList.sort.flatMap((name) => [name, `-${name}`]);

/** Filters of the candidate list. */
export class ViewFilterDto extends CandidateFilter {}

/** A list of candidates. */
export class ViewedListDto {
  /**
   * Search; null or absent without one.
   * @example Janssens
   */
  @OptionalLine()
  search?: string | null;

  /** The texts that the search looks in; null or absent for names. */
  @IsOptional()
  @IsIn(SEARCH_PARTS)
  @ApiProperty({ enum: SEARCH_PARTS, enumName: 'SearchPart', nullable: true, required: false })
  searchIn?: SearchPart | null;

  /** Tile; null or absent for all candidates, archived ones too. */
  @IsOptional()
  @IsIn(CANDIDATE_TILES)
  @ApiProperty({ enum: CANDIDATE_TILES, enumName: 'CandidateTile', nullable: true, required: false })
  tile?: CandidateTile | null;

  /** Filters, as of the list. */
  @OptionalNotNull()
  @Nested(() => ViewFilterDto)
  filter?: ViewFilterDto;

  /** Order. */
  @OptionalNotNull()
  @IsIn(SORTS)
  @ApiProperty({ enum: SORTS, default: candidateList.defaultSort, required: false })
  sort?: string;

  /**
   * Columns of the console; null or absent leaves them to each recruiter.
   * @example ["name", "skills", "status"]
   */
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(MAX_VIEW_COLUMNS)
  @Matches(/^[a-zA-Z]{1,30}$/, { each: true })
  @ApiProperty({ type: [String], nullable: true, required: false, maxItems: MAX_VIEW_COLUMNS })
  columns?: string[] | null;
}

/** A new view. */
export class CreateCandidateViewRequest {
  /**
   * Name.
   * @example "Translators into Dutch"
   */
  @Line({ max: MAX_VIEW_NAME })
  name: string;

  /** Whether every recruiter may open it. Absent: false. */
  @OptionalNotNull()
  @IsBoolean()
  shared?: boolean;

  /** Its list. */
  @Nested(() => ViewedListDto)
  list: ViewedListDto;
}

/** Changes to a view. Fields left out stay as they are; `list` replaces the whole list, after which no candidate counts as new. */
export class UpdateCandidateViewRequest extends IntersectionType(
  PartialType(CreateCandidateViewRequest, { skipNullProperties: false }),
  VersionedRequest,
) {}

/** The caller's own settings of a view. */
export class FollowCandidateViewRequest {
  /** Whether it opens with the list; the view that did so before stops. */
  @OptionalNotNull()
  @IsBoolean()
  isDefault?: boolean;

  /** When the caller gets a mail about its new candidates: within a minute, on weekday mornings at 8:00 or on Mondays at 8:00, and only if somebody is new. */
  @OptionalNotNull()
  @IsIn(VIEW_MAILS)
  @ApiProperty({ enum: VIEW_MAILS, enumName: 'ViewMails', required: false })
  mails?: ViewMails;
}

/** The caller's own order of views. */
export class OrderCandidateViewsRequest {
  /**
   * Ids of views, the first ones first; others follow behind them.
   * @example ["665f1c2e9b1d4a0012345678"]
   */
  @IsArray()
  @ArrayMaxSize(MAX_VIEWS + MAX_SHARED_VIEWS)
  @IsMongoId({ each: true })
  viewIds: string[];
}

/** The list of a view. */
export class ShownListDto {
  /**
   * Search; null without one.
   * @example Janssens
   */
  @ApiProperty({ type: String, nullable: true })
  search: string | null;

  /** The texts that the search looks in; null for names. */
  @ApiProperty({ enum: SEARCH_PARTS, enumName: 'SearchPart', nullable: true })
  searchIn: SearchPart | null;

  /** Tile; null for all candidates, archived ones too. */
  @ApiProperty({ enum: CANDIDATE_TILES, enumName: 'CandidateTile', nullable: true })
  tile: CandidateTile | null;

  /** Filters, without those whose record is gone. */
  filter: ViewFilterDto;

  /** Order. */
  @ApiProperty({ enum: SORTS })
  sort: string;

  /**
   * Columns of the console; null leaves them to each recruiter.
   * @example ["name", "skills", "status"]
   */
  @ApiProperty({ type: [String], nullable: true })
  columns: string[] | null;
}

/** A view. */
export class CandidateViewResponse extends RecordDto {
  /**
   * Name.
   * @example "Translators into Dutch"
   */
  name: string;

  /** Whether every recruiter may open it. */
  shared: boolean;

  /** Whether the caller may change it: only its owner. */
  isMine: boolean;

  /** Its owner: the maker, or a colleague since the maker left; null for a login that was deleted. */
  @ApiProperty({ type: PersonRefDto, nullable: true })
  owner: PersonRefDto | null;

  /** Its list. */
  list: ShownListDto;

  /** The filters that name a removed record, which the list leaves out. */
  @ApiProperty({ enum: VIEW_REFERENCES, enumName: 'ViewReference', isArray: true })
  gone: ViewReference[];

  /** Whether it opens with the caller's list. */
  isDefault: boolean;

  /** When the caller gets a mail about its new candidates. */
  @ApiProperty({ enum: VIEW_MAILS, enumName: 'ViewMails' })
  mails: ViewMails;
}

/** The views of the caller and of the team. */
export class CandidateViewsResponse {
  /** In the caller's own order. */
  views: CandidateViewResponse[];
}
