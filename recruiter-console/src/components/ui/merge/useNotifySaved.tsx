import { useDialogs, useNotify } from '@byline/web-kit/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { FieldWords } from './field-words';
import { MergedFields } from './MergedFields';
import type { Merged } from './useMergedSave';
import { mergeMessages as messages } from './messages';

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
  const { formatMessage } = useIntl();
  const notify = useNotify();
  const { notice } = useDialogs();
  return <Stored, Values>({ text, success = false, merged, words, who }: Saved<Stored, Values>): void => {
    if (!merged || merged.fromThem.length === 0) {
      notify(text, { success });
      return;
    }
    const name = who?.(merged.theirs) ?? formatMessage(messages.somebody);
    const see = (): void =>
      notice({
        title: formatMessage(messages.savedWith, { who: name }),
        text: <MergedFields merge={merged} words={words} who={name} plain />,
      });
    notify(formatMessage(messages.savedWith, { who: name }), {
      actions: [{ label: formatMessage(messages.see), run: see }],
    });
  };
}
