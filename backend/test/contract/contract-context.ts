import { randomBytes } from 'node:crypto';
import { expect } from 'vitest';
import { JobOptionsService } from '../../src/modules/jobs/job-options.service.js';
import { COMPLETE } from '../factories/accounts.js';
import { asRecruiter, createUser } from '../factories/users.js';
import type { TestApi } from '../support/api.js';
import type { Client } from '../support/client.js';

/** An id that no record has. */
export const idOfNothing = (): string => randomBytes(12).toString('hex');

/** A text that no other record has. */
export const unique = (text: string): string => `${text} ${randomBytes(5).toString('hex')}`;

/** The owner of the requested records, and a recruiter who creates more of them. */
export class ContractContext {
  private constructor(
    readonly api: TestApi,
    readonly recruiter: Client,
    /** The candidate of all records with a candidate. */
    readonly candidateId: string,
    /** Another recruiter, for assignments. */
    readonly colleagueId: string,
  ) {}

  static async of(api: TestApi, candidateId: string): Promise<ContractContext> {
    await api.app.get(JobOptionsService, { strict: false }).ensure();
    const { client } = await asRecruiter(api);
    // A complete profile has a public page.
    await client.patch(`/candidates/${candidateId}`, COMPLETE);
    const { user } = await createUser(api, { roles: ['recruiter'] });
    return new ContractContext(api, client, candidateId, String(user._id));
  }

  /** Makes a record over HTTP and returns its id. */
  async make(path: string, body: object): Promise<string> {
    const { _id, file } = await this.recruiter.create<{ _id?: string; file?: { _id: string } }>(path, body);
    return _id ?? file?._id ?? expect.fail(`POST ${path} answered no id`);
  }

  /** The id of the first record of a list. */
  async firstOf(path: string): Promise<string> {
    return (await this.recruiter.ids(path))[0] ?? '';
  }
}
