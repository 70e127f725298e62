/** The campaign of an apply link. */
export class ApplyCampaignDto {
  title: string;
}

/** The job of an apply link. */
export class ApplyJobDto {
  title: string;

  /** Rich text. */
  introduction: string;
}

/** What a visitor sees of a job that a campaign leads to. */
export class CampaignJobResponse {
  campaign: ApplyCampaignDto;
  job: ApplyJobDto;
}
