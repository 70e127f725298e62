import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsMongoId } from 'class-validator';
import { Line } from '../../../common/http/fields.js';

/** A new folder. */
export class CreateFolderRequest {
  /** @example "Travel writers" */
  @Line()
  name: string;
}

/** Puts every candidate in every folder. */
export class AddToFoldersRequest {
  /** Candidate ids. */
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(1_000)
  @IsMongoId({ each: true })
  candidates: string[];

  /** Folder ids. */
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(100)
  @IsMongoId({ each: true })
  folders: string[];
}

export class FolderFilter {}

export class FolderCandidateDto {
  _id: string;

  firstname: string;

  name: string;

  email: string;
}

/** A folder with its candidates. */
export class FolderResponse {
  _id: string;

  name: string;

  /** The first 500 candidates in it, by name. */
  candidatelist: FolderCandidateDto[];

  /** How many candidates are in it. */
  @ApiProperty({ type: 'integer' })
  candidateCount: number;
}

export class CreatedFolderDto {
  _id: string;
}

export class CreatedFolderResponse {
  data: CreatedFolderDto;
}
