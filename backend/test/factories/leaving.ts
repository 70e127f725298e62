import { CompleteRemovals } from '../../src/modules/account-removals/complete-removals.js';
import type { UserRecord } from '../../src/modules/users/user.record.js';
import type { TestApi } from '../support/api.js';
import type { Answer, Client } from '../support/client.js';
import { PASSWORD } from './users.js';

/** Requests the removal of a client's account. */
export const askToLeave = (
  client: Client,
  keepData: boolean,
  body: object = { currentPassword: PASSWORD },
): Promise<Answer<unknown>> => client.request('DELETE', `/users?keepData=${keepData}`, body);

/** Ends the waiting time of every leaving account. */
export async function aDayLater(api: TestApi): Promise<void> {
  const users = api.model<UserRecord>('User');
  await users.updateMany({ 'removal.due': { $exists: true } }, { $set: { 'removal.due': new Date(Date.now() - 1) } });
  await api.app.get(CompleteRemovals).run();
}

/** Requests the removal and completes it. */
export async function leave(api: TestApi, client: Client, keepData: boolean, why?: string): Promise<void> {
  const { status } = await askToLeave(client, keepData, { currentPassword: PASSWORD, ...(why && { why }) });
  if (status !== 200) throw new Error(`leaving answered ${status}`);
  await aDayLater(api);
}
