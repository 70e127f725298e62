import type { Env } from './app-policy.ts';
import type { NoPage, PublicCandidate } from './renderer.ts';

export type Found = { status: 200; candidate: PublicCandidate } | { status: NoPage };

/** A page of what search engines may list. */
export interface PublicPages {
  records: { _id: string; modifiedAt: string }[];
  totalCount: number | null;
}

/** Addresses in one file of the sitemap; the most that the API answers at once. */
export const PAGES_A_FILE = 1000;

const PATIENCE_MS = 5000;
const ID = /^[\da-f]{24}$/i;

/** What the server asks of the API: public answers only, and it holds no key. */
export class PublicApi {
  private readonly base: string;

  constructor({ API_URL, PUBLIC_API_URL = 'http://localhost:3000' }: Env) {
    this.base = `${API_URL || PUBLIC_API_URL}/api/v1/website`;
  }

  async candidate(id: string): Promise<Found> {
    if (!ID.test(id)) return { status: 404 };
    const answer = await this.get(`candidates/${id}`);
    if (answer?.status === 404 || answer?.status === 410) return { status: answer.status };
    if (!answer?.ok) return { status: 503 };
    const { candidate } = (await answer.json()) as { candidate: PublicCandidate };
    return { status: 200, candidate };
  }

  /** Whose page a speaking address leads to. What has no letter, dots for one, would be another address of the API. */
  async candidateId(slug: string): Promise<{ status: 200; id: string } | { status: NoPage }> {
    if (!/[\p{L}\p{N}]/u.test(slug)) return { status: 404 };
    const answer = await this.get(`candidates/with/${encodeURIComponent(slug)}`);
    if (answer?.status === 404) return { status: 404 };
    if (!answer?.ok) return { status: 503 };
    const { _id } = (await answer.json()) as { _id: string };
    return { status: 200, id: _id };
  }

  /** Whether the job of an apply link without a campaign is there: 410 when it is over, 404 when it is not listed. */
  async jobStatus(jobId: string): Promise<200 | NoPage> {
    if (!ID.test(jobId)) return 404;
    const answer = await this.get(`jobs?filter[_id]=${jobId}&fields=timeState`);
    if (!answer?.ok) return 503;
    const { records } = (await answer.json()) as { records: { timeState: string }[] };
    if (records.length === 0) return 404;
    return records.every(({ timeState }) => timeState === 'finished') ? 410 : 200;
  }

  /** The job of an apply link. */
  async job(campaignId: string, jobId: string): Promise<{ status: 200; answer: unknown } | { status: NoPage }> {
    if (!ID.test(campaignId) || !ID.test(jobId)) return { status: 404 };
    const answer = await this.get(`../campaigns/apply/${campaignId}/job/${jobId}`);
    if (answer?.status === 404 || answer?.status === 410) return { status: answer.status };
    return answer?.ok ? { status: 200, answer: await answer.json() } : { status: 503 };
  }

  /** Jobs as the app asks for them; null when the API does not answer. */
  async jobs(query: string): Promise<unknown> {
    const answer = await this.get(`jobs?${query}`);
    return answer?.ok ? answer.json() : null;
  }

  /** A photo; null when it can't be had, for a picture without one is better than none. */
  async file(id: string, fileId: string): Promise<Buffer | null> {
    const answer = await this.get(`candidates/${id}/file/${fileId}`);
    return answer?.ok ? Buffer.from(await answer.arrayBuffer()) : null;
  }

  /** A file of the sitemap, from 0; null when the API does not answer. */
  async pages(file: number, limit = PAGES_A_FILE): Promise<PublicPages | null> {
    const answer = await this.get(`sitemap?skip=${file * PAGES_A_FILE}&limit=${limit}`, { prefer: 'count=exact' });
    return answer?.ok ? ((await answer.json()) as PublicPages) : null;
  }

  /** An API that can't be reached is one without an answer. */
  private get(path: string, headers: Record<string, string> = {}): Promise<Response | null> {
    return fetch(`${this.base}/${path}`, { headers, signal: AbortSignal.timeout(PATIENCE_MS) }).catch(() => null);
  }
}
