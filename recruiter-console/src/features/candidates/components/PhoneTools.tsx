import { useT } from '@byline/web-kit/i18n';
import { ListChecks } from 'lucide-react';
import type { CandidateListItemResponse } from '../../../api';
import { IconAction } from '../../../components/ui/IconAction';
import type { Column } from '../../../components/ui/table/columns';
import { candidateList, RELEVANCE, searchesTexts, type ListState } from '../../../lib/candidate-list/list-state';
import type { Selection } from '../../../lib/candidate-list/selection';
import { sortOf } from '../../../lib/list-state/list-address';
import { FolderMenu } from './FolderMenu';
import { SortMenu } from './SortMenu';

interface PhoneToolsProps {
  state: ListState;
  onChange: (change: Partial<ListState>) => void;
  columns: readonly Column<CandidateListItemResponse>[];
  selection?: Selection | undefined;
  /** The cards show check boxes. */
  selecting: boolean;
  onSelecting: (selecting: boolean) => void;
  /** Shares a line with the texts to search, so it shows icons. */
  short: boolean;
}

/** On a phone, above the cards: the folder, the check boxes and the order. */
export function PhoneTools({ state, onChange, columns, selection, selecting, onSelecting, short }: PhoneToolsProps) {
  const t = useT();
  const relevance: Column<CandidateListItemResponse> = {
    ...{ id: RELEVANCE, header: t('candidates.relevance'), width: 0, sort: RELEVANCE, cell: () => null },
  };
  return (
    <>
      <FolderMenu short={short} filters={state.filters} onChange={(filters) => onChange({ filters })} />
      {selection && (
        <IconAction
          icon={ListChecks}
          label={t('candidates.select')}
          pressed={selecting}
          onClick={() => {
            if (selecting) selection.end();
            onSelecting(!selecting);
          }}
        />
      )}
      <SortMenu
        short={short && state.search !== ''}
        columns={searchesTexts(state) ? [relevance, ...columns] : columns}
        sort={state.sort}
        onSort={(next) => onChange({ sort: next === `-${RELEVANCE}` ? RELEVANCE : sortOf(candidateList.sorts, next) })}
      />
    </>
  );
}
