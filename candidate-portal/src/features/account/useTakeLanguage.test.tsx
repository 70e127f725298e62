import { LANGUAGES, type Language } from '@byline/shared-types/domain';
import { languageChosen, useChosenLanguage } from '@byline/web-kit/session';
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { beforeEach, it } from 'vitest';
import { renderApp } from '../../test/render';
import { useTakeLanguage } from './useTakeLanguage';

function Screen() {
  const dispatch = useDispatch();
  const [stored, setStored] = useState<Language>();
  useTakeLanguage(stored);
  return (
    <>
      <p>shown: {useChosenLanguage()}</p>
      {LANGUAGES.map((language) => (
        <div key={language}>
          <button onClick={() => dispatch(languageChosen(language))}>choose {language}</button>
          <button onClick={() => setStored(language)}>answer {language}</button>
        </div>
      ))}
    </>
  );
}

const press = (name: string): void => act(() => screen.getByRole('button', { name }).click());

beforeEach(async () => {
  await renderApp(<Screen />);
});

it('takes the language of another device from the first answer, and no later one', () => {
  press('answer fr');
  screen.getByText('shown: fr');
  press('choose nl');
  press('answer en');
  screen.getByText('shown: nl');
});

it('leaves the language that the user chooses before the first answer', () => {
  press('choose nl');
  press('answer fr');
  screen.getByText('shown: nl');
});
