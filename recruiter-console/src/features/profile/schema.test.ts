import { validateYupSchema } from 'formik';
import { expect, it } from 'vitest';
import { profileSchema } from './schema';

const named = { firstname: 'Noor', name: 'De Witte', email: 'noor@dewitte.example' };

it('takes a candidate who is available: no day of absence at all', async () => {
  await expect(validateYupSchema({ ...named, unavailableFrom: '', unavailableTo: '' }, profileSchema)).resolves.toEqual(
    named,
  );
});

it('takes an absence that only ends, and refuses one that ends before it starts', async () => {
  await validateYupSchema({ ...named, unavailableFrom: '', unavailableTo: '01/02/2027' }, profileSchema);
  await expect(
    validateYupSchema({ ...named, unavailableFrom: '02/02/2027', unavailableTo: '01/02/2027' }, profileSchema),
  ).rejects.toThrow('end_before_start');
});
