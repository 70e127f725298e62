/** The campaign of an apply link. */
export class ApplyCampaignDto {
  /**
   * Title of the campaign.
   * @example "Spring 2027"
   */
  title: string;
}

/** The job of an apply link. */
export class ApplyJobDto {
  /**
   * Title.
   * @example "Translator EN/FR → NL"
   */
  title: string;

  /**
   * Rich text.
   * @example "<p>Calm and <strong>precise</strong>.</p>"
   */
  introduction: string;
}

/** What a visitor sees of a job that a campaign leads to. */
export class CampaignJobResponse {
  /** The campaign. */
  campaign: ApplyCampaignDto;

  /** The job. */
  job: ApplyJobDto;
}
