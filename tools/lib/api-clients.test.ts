import { expect, it } from 'vitest';
import { calledOperations } from './api-clients.ts';

it('knows the operations that a text calls, by hook and by endpoint', () => {
  const text = `
    const { data } = useListNotesQuery({ limit: 1 });
    const [find] = useLazyGetNoteQuery();
    const [verify] = useVerify2FaMutation();
    dispatch(endpoints.listSkills.initiate({}));
    const query = useQuery();`;
  expect([...calledOperations(text)].sort()).toEqual(['getNote', 'listNotes', 'listSkills', 'verify2Fa']);
});
