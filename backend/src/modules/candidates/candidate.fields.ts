/** What is read of a candidate where not everything is needed (the types are in candidate.record.ts). */

/** The fields of `CandidateName`. */
export const NAME = 'firstname name email';
/** The fields of `ExportedCandidate`: reading all of 100,000 candidates takes longer than to write them. */
export const EXPORTED =
  'firstname name email phone function language status archived assignedTo street number box postal city province country ' +
  'candidateInfo.freelancer candidateInfo.pricePerWord candidateInfo.dayRate candidateInfo.skillSet candidateInfo.unavailable ' +
  'skills.skillId skills.level tags websiteTag links.website links.linkedin publicEnabled createdAt modifiedAt';
/** The fields of `CandidateBrief`. */
export const BRIEF = 'userId firstname name language function city country avatar candidateInfo';
