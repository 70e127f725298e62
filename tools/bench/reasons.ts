/** Why goals are missed that are: shown beside them for as long as they are. */
export const REASONS: { of: RegExp; why: string }[] = [];
