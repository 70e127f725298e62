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

/** Inserts a text in the place of a line that begins with `/`. */
export const insertedTexts = (suggestion: Omit<SuggestionOptions<InsertedText>, 'editor'>) =>
  Extension.create({
    name: 'insertedTexts',
    addProseMirrorPlugins() {
      return [
        Suggestion<InsertedText, InsertedText>({
          editor: this.editor,
          pluginKey: new PluginKey('insertedTexts'),
          // In running text a `/` is only a sign: "400 euro / day".
          startOfLine: true,
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
