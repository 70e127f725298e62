import { useFormContext } from '@byline/web-kit/form';
import { languageChosen } from '@byline/web-kit/session';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { expect, it } from 'vitest';
import { object } from 'yup';
import { renderApp } from '../../test/render';
import { Form } from './Form';
import { LanguageField } from './LanguageField';

function Around() {
  const dispatch = useDispatch();
  const { isDirty } = useFormContext();
  const [dirty, setDirty] = useState<boolean>();
  return (
    <>
      <LanguageField label="Yours" />
      <button type="button" onClick={() => void dispatch(languageChosen('fr'))}>
        FR
      </button>
      <button type="button" onClick={() => void dispatch(languageChosen('en'))}>
        EN
      </button>
      <button type="button" onClick={() => setDirty(isDirty())}>
        {`Dirty: ${dirty}`}
      </button>
    </>
  );
}

it('follows the language of the screen, which is nothing to save, until another one is chosen', async () => {
  const schema = () => Promise.resolve(object());
  await renderApp(
    <Form
      initialValues={{ language: 'en' }}
      schema={schema}
      onSubmit={() => Promise.resolve()}
      draft={{ form: 'test' }}
    >
      <Around />
    </Form>,
  );
  const value = () => screen.getByLabelText<HTMLSelectElement>('Yours').value;
  const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
  await press('FR');
  await waitFor(() => expect(value()).toBe('fr'));
  await press(/^Dirty/);
  expect(await screen.findByText('Dirty: false')).toBeTruthy();
  await userEvent.selectOptions(screen.getByLabelText('Yours'), 'nl');
  await press('EN');
  await press(/^Dirty/);
  expect(await screen.findByText('Dirty: true')).toBeTruthy();
  expect(value()).toBe('nl');
});
