import type { ObjectId } from 'mongodb';
import { personOf, type Limit, type Names, type Stored } from './names.ts';

interface Application extends Stored {
  candidateId: ObjectId;
  jobId: ObjectId;
  decidedBy: ObjectId | null;
}

/** What is shown of who applied. */
const CANDIDATE = {
  firstname: 1,
  name: 1,
  language: 1,
  function: 1,
  city: 1,
  country: 1,
  avatar: 1,
  pricePerWord: '$candidateInfo.pricePerWord',
  dayRate: '$candidateInfo.dayRate',
  motherTongue: '$candidateInfo.skillSet.motherTongue',
  translationSkills: {
    $map: {
      input: '$candidateInfo.skillSet.translationSkills',
      in: { from: '$$this.from', to: '$$this.to' },
    },
  },
};

function whole(application: Application, candidate: Stored | undefined, names: Names): Stored {
  const job = names.jobs.get(String(application.jobId));
  return {
    ...application,
    employer: job?.client,
    decidedBy: personOf(names, application.decidedBy),
    candidate,
    job: { _id: job?._id, title: job?.title, client: job?.client, languageId: job?.languageId },
  };
}

export const applications: Limit = async (db, names) => {
  const page = db.collection<Application>('jobapplications').find({}, { projection: { searchText: 0, ngrams: 0 } });
  const records = await page.sort({ createdAt: -1, _id: -1 }).limit(25).toArray();
  const ids = records.map(({ candidateId }) => candidateId);
  const found = await db
    .collection('candidates')
    .find({ _id: { $in: ids } }, { projection: CANDIDATE })
    .toArray();
  const byId = new Map(found.map((candidate) => [String(candidate._id), candidate]));
  return {
    records: records.map((record) => whole(record, byId.get(String(record.candidateId)), names)),
    totalCount: null,
  };
};
