import { ApiProperty } from '@nestjs/swagger';
import {
  MAX_LINE,
  MAX_PAGE_SIZE,
  PLACE_KINDS,
  SEARCH_PARTS,
  type PlaceKind,
  type SearchPart,
} from '@byline/shared-types/domain';
import { ArrayMaxSize, IsIn, IsMongoId, IsOptional, IsString, MaxLength, MinLength } from 'class-validator';
import { CsvOrArray } from '../../../common/lists/list-filters.dto.js';

/** A search, and the candidates of a page of its list. */
export class CandidatePlacesRequest {
  /**
   * The searched text.
   * @example "medical leaflets"
   */
  @IsString()
  @MinLength(1)
  @MaxLength(MAX_LINE)
  search: string;

  /** The texts that were searched. */
  @IsIn(SEARCH_PARTS)
  @ApiProperty({ enum: SEARCH_PARTS, enumName: 'SearchPart' })
  searchIn: SearchPart;

  /**
   * The candidates of the page; without one, only the spelling is told.
   * @example ["665f1c2e9b1d4a0012345678"]
   */
  @IsOptional()
  @CsvOrArray()
  @IsMongoId({ each: true })
  @ArrayMaxSize(MAX_PAGE_SIZE)
  @ApiProperty({ type: [String], required: false })
  ids?: string[];
}

/** A piece of a snippet, plain text. */
export class SnippetSegmentDto {
  /**
   * The text.
   * @example "medical leaflets"
   */
  text: string;

  /** Whether the search found it. */
  marked: boolean;
}

/** A text in which the search found words. */
export class PlaceDto {
  /** The kind of the text. */
  @ApiProperty({ enum: PLACE_KINDS, enumName: 'PlaceKind' })
  kind: PlaceKind;

  /** The file, note, mail, interview or test; null for the profile itself. */
  @ApiProperty({ type: String, nullable: true, example: '665f1c2e9b1d4a0012345678' })
  recordId: string | null;

  /** Name of a file besides the CV, or type of an interview. */
  @ApiProperty({ type: String, nullable: true, example: 'Portfolio.pdf' })
  title: string | null;

  /** Page of a file. */
  @ApiProperty({ type: 'integer', nullable: true, example: 2 })
  page: number | null;

  /** Time of the record. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: '2026-11-03T09:30:00.000Z' })
  at: string | null;

  /** First name of the recruiter who wrote it. */
  @ApiProperty({ type: String, nullable: true, example: 'Sofie' })
  by: string | null;

  /** Conversation of a mail. */
  @ApiProperty({ type: String, nullable: true, example: '665f1c2e9b1d4a0012345678' })
  conversationId: string | null;

  /** A piece of the text around the found words. */
  snippet: SnippetSegmentDto[];
}

/** Where a search found a candidate. */
export class CandidatePlacesDto {
  /**
   * The candidate.
   * @example "665f1c2e9b1d4a0012345678"
   */
  candidateId: string;

  /** The best places. */
  places: PlaceDto[];

  /**
   * Number of further places.
   * @example 4
   */
  @ApiProperty({ type: 'integer' })
  more: number;
}

/** A word that the search took for another. */
export class CorrectedWordDto {
  /**
   * As typed.
   * @example "medcial"
   */
  typed: string;

  /**
   * As searched.
   * @example "medical"
   */
  used: string;
}

/** Where a search found the candidates of a page. */
export class CandidatePlacesResponse {
  /** One for each candidate, in the order of the request. */
  candidates: CandidatePlacesDto[];

  /** Words that no text has, each with the word that the search took instead. */
  corrected: CorrectedWordDto[];
}
