import { mailFieldPattern } from '@byline/shared-types/domain';
import type { Node } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { Extension } from '@tiptap/react';
import style from './field-chips.module.css';

/** The fields in the text of a document, drawn as chips. */
function chipsOf(document: Node): DecorationSet {
  const chips: Decoration[] = [];
  document.descendants((node, at) => {
    for (const { 0: token, index } of (node.text ?? '').matchAll(mailFieldPattern()))
      chips.push(Decoration.inline(at + index, at + index + token.length, { class: style.chip ?? '' }));
  });
  return DecorationSet.create(document, chips);
}

/** Draws the fields of a mail as chips. They stay text, so that they can be typed, copied and changed. */
export const FieldChips = Extension.create({
  name: 'fieldChips',
  addProseMirrorPlugins: () => [new Plugin({ props: { decorations: ({ doc }) => chipsOf(doc) } })],
});
