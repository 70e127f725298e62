import type { Migration } from './migration.js';

/** The transaction of a decline wrote its mail, right after the decision. */
const WRITTEN_WITHIN_MS = 60_000;

/** Gives each decided application its reasons and its mail: the first decline mail to the candidate after the decision. */
export const decisions: Migration = {
  id: '0005-decisions',
  does: 'applications have `reason`, `candidateReason` and `emailId`; those that were declined get the mail of it',
  async up(db) {
    const applications = db.collection('jobapplications');
    const emails = db.collection('emails');
    const none = { reason: null, candidateReason: null, emailId: null };
    await applications.updateMany({ emailId: { $exists: false } }, { $set: none });
    const declined = applications.find({ status: 'rejected', emailId: null, decidedAt: { $ne: null } });
    for await (const { _id, candidateId, decidedAt } of declined) {
      const from = decidedAt as Date;
      const until = new Date(from.getTime() + WRITTEN_WITHIN_MS);
      const mail = await emails.findOne(
        { candidateId: candidateId as unknown, kind: 'application_declined', createdAt: { $gte: from, $lte: until } },
        { sort: { createdAt: 1 }, projection: { _id: 1 } },
      );
      if (mail) await applications.updateOne({ _id }, { $set: { emailId: mail._id } });
    }
  },
};
