import { expect, it } from 'vitest';
import { calledOperations, withRanges } from './api-clients.ts';

it('finds the operations that a text calls, by hook and by endpoint', () => {
  const text = `
    const { data } = useListNotesQuery({ limit: 1 });
    const [find] = useLazyGetNoteQuery();
    const [verify] = useVerify2FaMutation();
    dispatch(endpoints.listSkills.initiate({}));
    call(({ logout }) => logout.initiate());
    const query = useQuery();`;
  expect([...calledOperations(text)].sort()).toEqual(['getNote', 'listNotes', 'listSkills', 'logout', 'verify2Fa']);
});

it('joins both ends of a range into one object, wherever its parameters stand', () => {
  const end = (name: string) => ({ name: `filter[createdAt][${name}]`, schema: { type: 'string' } });
  const own = { name: 'filter[status]', schema: { type: 'array' } };
  const parameters = [own, { ...own, $ref: '#/components/parameters/from' }, end('to')];
  const contract = withRanges({
    paths: { '/notes': { get: { parameters } } },
    components: { parameters: { from: end('from') } },
  });
  expect(contract.paths['/notes']?.get?.parameters).toEqual([
    own,
    {
      name: 'filter[createdAt]',
      schema: { type: 'object', properties: { from: { type: 'string' }, to: { type: 'string' } } },
    },
  ]);
});
