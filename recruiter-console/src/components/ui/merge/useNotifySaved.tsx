import { useT } from '@byline/web-kit/i18n';
import { useDialogs, useNotify } from '@byline/web-kit/ui';
import type { ReactNode } from 'react';
import type { FieldWords } from './field-words';
import { MergedFields } from './MergedFields';
import type { Merged } from './useMergedSave';

interface Saved<Stored, Values> {
  /** What is said when nobody else changed anything. */
  text: ReactNode;
  success?: boolean;
  merged: Merged<Stored, Values> | null;
  words: FieldWords<Values>;
  /** Whose changes those were, by name. */
  who?: (theirs: Stored) => string | null;
}

/** Says that a form was saved; when it was saved together with somebody else's changes, that too, and which they are. */
export function useNotifySaved() {
  const t = useT();
  const notify = useNotify();
  const { notice } = useDialogs();
  return <Stored, Values>({ text, success = false, merged, words, who }: Saved<Stored, Values>): void => {
    if (!merged || merged.fromThem.length === 0) {
      notify(text, { success });
      return;
    }
    const name = who?.(merged.theirs) ?? t('merge.somebody');
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
