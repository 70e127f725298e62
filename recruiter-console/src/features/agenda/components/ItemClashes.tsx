import { MAX_PAGE_SIZE } from '@byline/shared-types/domain';
import { parseMoment } from '@byline/web-kit/dates';
import { FormattedMessage } from 'react-intl';
import { useGetCandidateQuery, useListCalendarItemsQuery } from '../../../api';
import { Banner } from '../../../components/ui/Banner';
import { absenceIn, daysOf, namesOf, periodOf, type ItemValues } from '../model';
import { useAbsenceText } from '../useAbsenceText';
import type { AgendaWords } from '../words';

interface ItemClashesProps {
  values: ItemValues;
  /** The id of the changed item, which does not clash with itself. */
  id: string | undefined;
  words: AgendaWords;
}

/** Warns that somebody in an item has another one at that time, or that its candidate is not there. It does not forbid the item. */
export function ItemClashes({ values, id, words }: ItemClashesProps) {
  const absenceText = useAbsenceText();
  const { candidate, with: staff } = values;
  const [startDate, endDate] = [parseMoment(values.start), parseMoment(values.end)];
  const people = [...staff, ...(candidate ? [candidate._id] : [])];
  const isPeriod = startDate !== null && endDate !== null && startDate < endDate;
  const { data } = useListCalendarItemsQuery(
    {
      filter: { startDate: startDate ?? '', endDate: endDate ?? '', assignedTo: people },
      sort: ['startDate'],
      limit: MAX_PAGE_SIZE,
    },
    { skip: !isPeriod || people.length === 0, refetchOnMountOrArgChange: true },
  );
  const { data: profile } = useGetCandidateQuery({ id: candidate?._id ?? '' }, { skip: !candidate });
  if (!isPeriod || people.length === 0) return null;
  const others = (data?.records ?? []).filter(({ _id }) => _id !== id);
  const absence = profile && absenceIn(daysOf({ start: startDate, end: endDate }), profile);
  return (
    <>
      {candidate && absence && <Banner>{absenceText(candidate, absence)}</Banner>}
      {others[0] && (
        <Banner>
          <FormattedMessage
            id="agenda.clash"
            values={{
              title: others[0].title,
              period: words.times(periodOf(others[0])),
              people: namesOf(others[0]),
              more: others.length - 1,
            }}
          />
        </Banner>
      )}
    </>
  );
}
