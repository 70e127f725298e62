import { useT } from '@byline/web-kit/i18n';
import type { CandidateListItemResponse, CandidateSort } from '../../../api';
import { useByline } from '../../../components/candidate/texts';
import { Stack } from '../../../components/layout/Stack';
import { Text } from '../../../components/ui/Text';
import type { Column } from '../../../components/ui/table/columns';
import type { PlacesOf } from '../useFoundPlaces';
import { NameCell } from './NameCell';
import { Places } from './Places';
import style from './found-columns.module.css';

/** The order in which the columns of a search in texts disappear from a narrow table. */
export const FOUND_HIDE_ORDER = ['modified', 'status'];

type CandidateColumn = Column<CandidateListItemResponse, CandidateSort>;

/** The columns of a search in texts: the found people, and the places with the words. */
export function useFoundColumns(
  all: readonly CandidateColumn[],
  placesOf: (id: string) => PlacesOf | null | undefined,
): CandidateColumn[] {
  const t = useT();
  const byline = useByline();
  return [
    {
      id: 'name',
      header: t('candidate.name'),
      width: 200,
      sort: 'name',
      cell: (candidate) => (
        <Stack>
          <NameCell candidate={candidate} />
          <Text cut tone="muted" size="small" className={style.byline}>
            {byline(candidate)}
          </Text>
        </Stack>
      ),
    },
    {
      id: 'places',
      header: t('place.where'),
      width: 420,
      cell: ({ _id }) => <Places candidateId={_id} found={placesOf(_id)} />,
    },
    ...all.filter(({ id }) => id === 'status' || id === 'modified'),
  ];
}
