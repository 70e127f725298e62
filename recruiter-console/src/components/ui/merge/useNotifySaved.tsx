import type { Merged } from '@byline/web-kit/form';
import { useT } from '@byline/web-kit/i18n';
import { useDialogs, useNotify } from '@byline/web-kit/ui';
import type { ReactNode } from 'react';
import type { FieldWords } from './field-words';
import { MergedFields } from './MergedFields';

interface Saved<Stored, Values> {
  /** The message without a colleague's changes. */
  text: ReactNode;
  success?: boolean;
  merged: Merged<Stored, Values> | null;
  words: FieldWords<Values>;
  /** The name of the colleague. */
  who?: (theirs: Stored) => string | null;
}

/** Announces that a form was saved; after a merge, also the colleague's changes. */
export function useNotifySaved() {
  const t = useT();
  const notify = useNotify();
  const { notice } = useDialogs();
  return <Stored, Values>({ text, success = false, merged, words, who }: Saved<Stored, Values>): void => {
    if (!merged || merged.fromThem.length === 0) {
      notify(text, { success });
      return;
    }
    const name = (merged.byOne && who?.(merged.theirs)) || 'none';
    const see = (): void =>
      notice({
        title: t('merge.savedWith', { who: name }),
        text: <MergedFields merge={merged} words={words} who={name} plain />,
      });
    notify(t('merge.savedWith', { who: name }), {
      actions: [{ label: t('merge.see'), run: see }],
    });
  };
}
