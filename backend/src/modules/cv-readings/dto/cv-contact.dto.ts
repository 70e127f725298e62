import { ApiProperty } from '@nestjs/swagger';

/** The place of the file that a proposal comes from. */
export class CvSourceDto {
  /**
   * The page, from 1.
   * @example 1
   */
  @ApiProperty({ type: 'integer' })
  page: number;

  /**
   * The line, or the first lines of a job.
   * @example "GSM 0470/00.12.34"
   */
  text: string;

  /**
   * The words of the text that the proposal was read from.
   * @example ["0470/00.12.34"]
   */
  marks: string[];
}

/** A proposal. */
export class CvProposalDto {
  /** Where it was read. */
  source: CvSourceDto;
}

/** A name. */
export class CvNameDto extends CvProposalDto {
  /**
   * First name.
   * @example Camille
   */
  firstname: string;

  /**
   * Last name.
   * @example Lefèvre
   */
  name: string;
}

/** An e-mail address, or a phone number as E.164. */
export class CvValueDto extends CvProposalDto {
  /**
   * The value.
   * @example "+32470001234"
   */
  value: string;
}

/** An address; null for each part that the file does not say. */
export class CvAddressDto extends CvProposalDto {
  /**
   * Street.
   * @example Rue Saint-Jacques
   */
  @ApiProperty({ type: String, nullable: true })
  street: string | null;

  /**
   * House number.
   * @example "14"
   */
  @ApiProperty({ type: String, nullable: true })
  number: string | null;

  /**
   * Box.
   * @example "3"
   */
  @ApiProperty({ type: String, nullable: true })
  box: string | null;

  /**
   * Postal code.
   * @example "5000"
   */
  @ApiProperty({ type: String, nullable: true })
  postal: string | null;

  /**
   * City.
   * @example Namur
   */
  @ApiProperty({ type: String, nullable: true })
  city: string | null;

  /**
   * ISO 3166-1 alpha-2.
   * @example BE
   */
  @ApiProperty({ type: String, nullable: true })
  country: string | null;
}

/** A link. */
export class CvLinkDto extends CvProposalDto {
  /**
   * The network, or `website`.
   * @example linkedin
   */
  name: string;

  /**
   * The address.
   * @example "https://www.linkedin.com/in/camille"
   */
  address: string;
}
