/** The navigation state that names the job a candidate has just applied for. */
export const sentJobState = (sentJobId: string): { sentJobId: string } => ({ sentJobId });

export const readSentJob = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'sentJobId' in state && typeof state.sentJobId === 'string'
    ? state.sentJobId
    : null;
