import { DEFAULT_LANGUAGE, type Language } from '@byline/shared-types/domain';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The interface language, changed by `?lang=`, by a known user and by a saved profile (docs/domain/accounts.md#languages). */
const slice = createSlice({
  name: 'locale',
  initialState: (): Language => DEFAULT_LANGUAGE,
  reducers: { languageChosen: (_state, action: PayloadAction<Language>) => action.payload },
});

export const localeReducer = slice.reducer;
export const { languageChosen } = slice.actions;
