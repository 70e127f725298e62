interface SentJobState {
  sentJobId: string;
  sentIn: number;
}

/** The navigation state that names the job a candidate has just applied for. A reload keeps the state but is another visit, so the news is not repeated. */
export const sentJobState = (sentJobId: string): SentJobState => ({ sentJobId, sentIn: performance.timeOrigin });

export const readSentJob = (state: unknown): string | null => (isJustSent(state) ? state.sentJobId : null);

const isJustSent = (state: unknown): state is SentJobState =>
  typeof state === 'object' && state !== null && 'sentIn' in state && state.sentIn === performance.timeOrigin;
