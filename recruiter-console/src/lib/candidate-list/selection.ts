import { useMemo, useState } from 'react';
import type { CandidateListItemResponse } from '../../api';
import { listQuery } from '../../api/candidate-queries';
import type { ListState } from './list-state';

export type Person = Pick<CandidateListItemResponse, '_id' | 'firstname' | 'name' | 'function' | 'userfunction'>;

/** Individually selected candidates, or a whole list except some. */
interface Chosen {
  people: ReadonlyMap<string, Person>;
  /** The query of the selected list, as text; null for individually selected candidates. */
  all: string | null;
  except: ReadonlySet<string>;
}

const NOBODY: Chosen = { people: new Map(), all: null, except: new Set() };

export type Selection = ReturnType<typeof useSelection>;

/**
 * The selection in the candidate list, across pages (docs/domain/interface.md#selection). A new search, filter or tile
 * ends "all" but keeps individually selected candidates.
 */
export function useSelection(state: ListState) {
  const [chosen, setChosen] = useState(NOBODY);
  const query = useMemo(() => listQuery(state), [state]);
  const key = JSON.stringify(query);
  const all = chosen.all === key;
  const { people, except } = chosen.all === null || all ? chosen : NOBODY;
  return {
    all,
    people,
    query,
    except,
    /** The selected rows of a page. */
    of: (rows: readonly Person[]): ReadonlySet<string> =>
      new Set(rows.map(({ _id }) => _id).filter((id) => (all ? !except.has(id) : people.has(id)))),
    /** Updates the selection for the rows of one page; other pages keep theirs. */
    choose: (rows: readonly Person[], ids: ReadonlySet<string>): void => {
      const left = new Set(except);
      const picked = new Map(people);
      for (const person of rows) {
        if (ids.has(person._id)) left.delete(person._id);
        else left.add(person._id);
        if (ids.has(person._id)) picked.set(person._id, person);
        else picked.delete(person._id);
      }
      setChosen(all ? { people: new Map(), all: key, except: left } : { people: picked, all: null, except: new Set() });
    },
    chooseAll: (): void => setChosen({ ...NOBODY, all: key }),
    choosePage: (rows: readonly Person[]): void =>
      setChosen({ ...NOBODY, people: new Map(rows.map((person) => [person._id, person])) }),
    drop: (id: string): void =>
      setChosen({ ...chosen, people: new Map([...people].filter(([other]) => other !== id)) }),
    end: (): void => setChosen(NOBODY),
    /** The selection as a request. */
    request: () =>
      all
        ? { ...query, selection: { all: true as const, ...(except.size > 0 && { except: [...except] }) } }
        : { selection: { ids: [...people.keys()] } },
  };
}
