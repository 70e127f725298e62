import { randomBytes } from 'node:crypto';
import { JobOptionsService } from '../../src/modules/jobs/job-options.service.js';
import { asRecruiter, createUser } from '../factories/users.js';
import type { TestApi } from '../support/api.js';
import type { Client } from '../support/client.js';

/** An id that no record has. */
export const idOfNothing = (): string => randomBytes(12).toString('hex');

/** A text that no other record has. */
export const unique = (text: string): string => `${text} ${randomBytes(5).toString('hex')}`;

/** Somebody whose records are asked for, and a recruiter who makes more of them. */
export class ContractContext {
  private constructor(
    readonly api: TestApi,
    readonly recruiter: Client,
    /** The candidate whom every record belongs to that belongs to one. */
    readonly candidateId: string,
    /** A recruiter to assign things to, who is not the one above. */
    readonly colleagueId: string,
  ) {}

  static async of(api: TestApi, candidateId: string): Promise<ContractContext> {
    await api.app.get(JobOptionsService, { strict: false }).ensure();
    const { client } = await asRecruiter(api);
    const { user } = await createUser(api, { roles: ['recruiter'] });
    return new ContractContext(api, client, candidateId, String(user._id));
  }

  /** Makes a record over HTTP and returns its id. */
  async make(path: string, body: object): Promise<string> {
    const answer = await this.recruiter.create<{ _id?: string; file?: { _id: string } }>(path, body);
    const id = answer.body._id ?? answer.body.file?._id;
    if (!id) throw new Error(`POST ${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    return id;
  }

  /** The id of the first record of a list. */
  async firstOf(path: string): Promise<string> {
    const { body } = await this.recruiter.get<{ records: { _id: string }[] }>(path);
    return body.records[0]?._id ?? '';
  }
}
