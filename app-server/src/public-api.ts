import type { Env } from './app-policy.ts';
import type { NoPage, PublicCandidate } from './renderer.ts';

export type Found = { status: 200; candidate: PublicCandidate } | { status: NoPage };

/** A page for search engines. */
export interface PublicPages {
  records: { _id: string; modifiedAt: string }[];
  totalCount: number | null;
}

/** Addresses in a file of the sitemap; the API's maximum for one answer. */
export const PAGES_A_FILE = 1000;

const PATIENCE_MS = 5000;
const ID = /^[\da-f]{24}$/i;

/** The server's requests to the API: public answers only, without a key. */
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

  /** The candidate id of a speaking address. Refuses a text without letters, because dots would change the API's path. */
  async candidateId(slug: string): Promise<{ status: 200; id: string } | { status: NoPage }> {
    if (!/[\p{L}\p{N}]/u.test(slug)) return { status: 404 };
    const answer = await this.get(`candidates/with/${encodeURIComponent(slug)}`);
    if (answer?.status === 404) return { status: 404 };
    if (!answer?.ok) return { status: 503 };
    const { _id } = (await answer.json()) as { _id: string };
    return { status: 200, id: _id };
  }

  /** The status of an apply link without a campaign: 410 for a closed job, 404 for an unlisted one. */
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

  /** Jobs, by the app's own request; null without an answer. */
  async jobs(query: string): Promise<unknown> {
    const answer = await this.get(`jobs?${query}`);
    return answer?.ok ? answer.json() : null;
  }

  /** A photo; null without an answer, because a picture without a photo is better than no picture. */
  async file(id: string, fileId: string): Promise<Buffer | null> {
    const answer = await this.get(`candidates/${id}/file/${fileId}`);
    return answer?.ok ? Buffer.from(await answer.arrayBuffer()) : null;
  }

  /** A file of the sitemap, from 0; null without an answer. */
  async pages(file: number, limit = PAGES_A_FILE): Promise<PublicPages | null> {
    const answer = await this.get(`sitemap?skip=${file * PAGES_A_FILE}&limit=${limit}`, { prefer: 'count=exact' });
    return answer?.ok ? ((await answer.json()) as PublicPages) : null;
  }

  /** An unreachable API counts as no answer. */
  private get(path: string, headers: Record<string, string> = {}): Promise<Response | null> {
    return fetch(`${this.base}/${path}`, { headers, signal: AbortSignal.timeout(PATIENCE_MS) }).catch(() => null);
  }
}
