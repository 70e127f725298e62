import { ApiProperty, IntersectionType, PartialType, PickType } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsMongoId } from 'class-validator';
import { Line } from '../../../common/http/fields.js';
import { VersionedRequest } from '../../../common/http/record.dto.js';
import { CandidateBaseDto } from '../../candidates/dto/candidate.dto.js';

/** A new folder. */
export class CreateFolderRequest {
  /**
   * Name of the folder.
   * @example "Travel writers"
   */
  @Line()
  name: string;
}

/** A new name for a folder. */
export class UpdateFolderRequest extends IntersectionType(
  PartialType(CreateFolderRequest, { skipNullProperties: false }),
  VersionedRequest,
) {}

/** Puts every candidate in every folder. */
export class AddToFoldersRequest {
  /**
   * Candidate ids.
   * @example ["665f1c2e9b1d4a0012345678"]
   */
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(1_000)
  @IsMongoId({ each: true })
  candidates: string[];

  /**
   * Folder ids.
   * @example ["665f1c2e9b1d4a0012345678"]
   */
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(100)
  @IsMongoId({ each: true })
  folders: string[];
}

export class FolderFilter {}

export class FolderCandidateDto extends PickType(CandidateBaseDto, ['_id', 'firstname', 'name', 'email']) {}

/** A folder with its candidates. */
export class FolderResponse {
  /** Id of the record. */
  _id: string;

  /**
   * Name of the folder.
   * @example "Travel writers"
   */
  name: string;

  /** The first 500 candidates in it, by name. */
  candidatelist: FolderCandidateDto[];

  /**
   * How many candidates are in it.
   * @example 12
   */
  @ApiProperty({ type: 'integer' })
  candidateCount: number;

  /**
   * Number of changes, including changes of its candidates.
   * @example 0
   */
  @ApiProperty({ type: 'integer' })
  version: number;
}
