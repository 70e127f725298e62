import { PluginKey } from '@tiptap/pm/state';
import { Extension } from '@tiptap/react';
import { Suggestion, type SuggestionOptions } from '@tiptap/suggestion';
import type { SuggestedItem } from './suggestions';

/** A text that `/` inserts. */
export interface InsertedText extends SuggestedItem {
  /** HTML; empty if there is nothing to insert. */
  html: () => Promise<string>;
}
export type FindTexts = (text: string) => Promise<InsertedText[]>;

/** Inserts a text in the place of `/` and the words after it. */
export const insertedTexts = (suggestion: Omit<SuggestionOptions<InsertedText>, 'editor'>) =>
  Extension.create({
    name: 'insertedTexts',
    addProseMirrorPlugins() {
      return [
        Suggestion<InsertedText, InsertedText>({
          editor: this.editor,
          pluginKey: new PluginKey('insertedTexts'),
          allowSpaces: true,
          command: ({ editor, range, props }) => {
            editor.chain().focus().deleteRange(range).run();
            void props.html().then((html) => html && editor.chain().focus().insertContent(html).run());
          },
          ...suggestion,
        }),
      ];
    },
  });
