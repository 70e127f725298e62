import type { InterviewStatus } from '@byline/shared-types/domain';
import { BriefcaseBusiness } from 'lucide-react';
import { createElement } from 'react';
import { useGetCandidateQuery, useGetJobQuery, useListCandidatesQuery, useListJobsQuery } from '../../api';
import { useFunctionName } from '../../components/candidate/texts';
import { Avatar } from '../../components/ui/Avatar';
import { StatusPill } from '../../components/ui/Pill';
import { displayName } from '../../lib/format';
import { useServerSearch } from '../../lib/useServerSearch';
import { MAX_OF_GROUP, type Entry } from './model';
import type { Recent } from './recent';

interface Person {
  _id: string;
  firstname: string;
  name: string;
  function?: string | null;
  city?: string | null;
  status?: InterviewStatus;
  archived?: boolean;
}
interface Job {
  _id: string;
  title: string;
  client: string;
}

function useEntryOf() {
  const functionName = useFunctionName();
  return {
    person: (group: Entry['group'], one: Person): Entry => ({
      ...{ id: `${group} ${one._id}`, group, label: displayName(one), to: `/candidates/${one._id}` },
      detail: [functionName(one.function ?? null), one.city].filter(Boolean).join(' · '),
      icon: createElement(Avatar, { person: one }),
      ...(one.status && { pill: createElement(StatusPill, { status: one.status, archived: one.archived ?? false }) }),
    }),
    job: (group: Entry['group'], { _id, title, client }: Job): Entry => ({
      ...{ id: `${group} ${_id}`, group, label: title, to: `/jobs/${_id}` },
      ...{ detail: client, icon: BriefcaseBusiness },
    }),
  };
}

/** People and jobs whose names have the text, from the server. */
export function useFoundEntries() {
  const entryOf = useEntryOf();
  const { search, pickerOf } = useServerSearch();
  const skip = search === '';
  const people = useListCandidatesQuery(
    {
      ...{ search, limit: MAX_OF_GROUP, sort: ['name'] },
      fields: ['firstname', 'name', 'function', 'city', 'status', 'archived'],
    },
    { skip },
  );
  const jobs = useListJobsQuery(
    { search, limit: MAX_OF_GROUP, fields: ['title', 'client'], sort: ['-createdAt'] },
    { skip },
  );
  const asked = pickerOf({
    isFetching: people.isFetching || jobs.isFetching,
    isError: people.isError || jobs.isError,
    refetch: () => {
      if (people.isError) void people.refetch();
      if (jobs.isError) void jobs.refetch();
    },
  });
  const found = skip
    ? []
    : [
        ...(people.currentData?.records ?? []).map((one) => entryOf.person('people', one)),
        ...(jobs.currentData?.records ?? []).map((one) => entryOf.job('jobs', one)),
      ];
  return { found, ...asked };
}

function useRecentEntry(recent: Recent | undefined): Entry[] {
  const entryOf = useEntryOf();
  const id = recent?.id ?? '';
  const candidate = useGetCandidateQuery({ id }, { skip: recent?.kind !== 'candidate' });
  const job = useGetJobQuery({ id }, { skip: recent?.kind !== 'job' });
  if (candidate.currentData) return [entryOf.person('recent', candidate.currentData)];
  return job.currentData ? [entryOf.job('recent', job.currentData)] : [];
}

/** The last records; one that is gone is left out. */
export const useRecentEntries = ([first, second, third]: readonly Recent[]): Entry[] => [
  ...useRecentEntry(first),
  ...useRecentEntry(second),
  ...useRecentEntry(third),
];
