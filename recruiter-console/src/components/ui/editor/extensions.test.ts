import { RICH_TEXT_TAGS } from '@byline/shared-types/domain';
import { Editor } from '@tiptap/core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { extensions } from './extensions';

let editor: Editor | undefined;
afterEach(() => editor?.destroy());

/** The editor's HTML for pasted or stored HTML. */
function kept(html: string): string {
  editor = new Editor({ extensions: extensions(), content: html });
  return editor.getHTML();
}

describe('editor allow-list', () => {
  it('keeps what it can make', () => {
    const html =
      '<h3>Title</h3><p><strong>b</strong><em>i</em><u>u</u><s>s</s><mark>m</mark><sup>1</sup><sub>2</sub><code>c</code></p>' +
      '<ul><li><p>one</p></li></ul><ol><li><p>two</p></li></ol><blockquote><p>q</p></blockquote><hr>';
    expect(kept(html)).toBe(html);
  });

  it('adds nothing below a final list when the user clicks into it', () => {
    const html = '<p>Asked</p><ul><li><p>one</p></li></ul>';
    kept(html);
    editor?.commands.setTextSelection(2);
    expect(editor?.getHTML()).toBe(html);
  });

  it('drops scripts, frames, styles and handlers', () => {
    const html = kept(
      '<p onclick="x()" style="color:red">a<script>alert(1)</script></p><iframe src="https://x.example"></iframe><style>p{}</style>',
    );
    expect(html).not.toMatch(/script|iframe|onclick|style|alert/i);
    expect(html).toContain('a');
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'ftp://x.example',
    '//x.example',
    '/here',
  ])('makes no link of %s', (address) => {
    const html = kept(`<p><a href="${address}">text</a></p>`);
    expect(html).not.toContain('href="' + address);
    expect(html).not.toMatch(/href="(?!https?:)[^"]+"/i);
    expect(html).toContain('text');
  });

  it.each(['http://x.example/a', 'https://x.example/a?b=1'])('keeps the link %s', (address) => {
    expect(kept(`<p><a href="${address}">text</a></p>`)).toContain(`href="${address}"`);
  });

  it('shows images from the web only', () => {
    expect(kept('<img src="https://x.example/a.png" alt="A">')).toContain('src="https://x.example/a.png"');
    expect(kept('<img src="data:image/png;base64,AA==">')).not.toContain('<img');
    expect(kept('<img src="javascript:alert(1)">')).not.toContain('<img');
    expect(kept('<img src="http://x.example/a.png">')).not.toContain('<img');
  });

  it('nests a list once; what is deeper moves up', () => {
    const item = (text: string, inside = ''): string => `<ul><li><p>${text}</p>${inside}</li></ul>`;
    expect(kept(item('one', item('two', item('three', item('four')))))).toBe(
      item('one', '<ul><li><p>two</p></li><li><p>three</p></li><li><p>four</p></li></ul>'),
    );
  });

  it('moves an item in with Tab once, and lets Tab out of the editor then', () => {
    editor = new Editor({ extensions: extensions(), content: '<ul><li><p>one</p></li><li><p>two</p></li></ul>' });
    editor.commands.focus('end');
    const { view } = editor;
    const tab = () =>
      view.someProp('handleKeyDown', (handle) => handle(view, new KeyboardEvent('keydown', { key: 'Tab' })));
    expect(tab()).toBe(true);
    expect(editor.getHTML()).toContain('<ul><li><p>one</p><ul><li><p>two</p></li></ul></li></ul>');
    expect(tab()).toBeFalsy();
  });

  it('writes a mention as the allow-list has it', () => {
    const html = kept('<p><span data-type="mention" data-id="u1" data-label="Karim">@Karim</span></p>');
    expect(html).toContain('data-type="mention"');
    expect(html).toContain('data-id="u1"');
    expect(html).toContain('@Karim');
  });

  it('keeps what a word processor says with styles, which no browser reads from HTML here', () => {
    const innerHTML = Object.getOwnPropertyDescriptor(Element.prototype, 'innerHTML') ?? {};
    vi.spyOn(Element.prototype, 'innerHTML', 'set').mockImplementation(function (this: Element, html: string) {
      // Removes styles as the Content-Security-Policy does.
      innerHTML.set?.call(this, html.replace(/ style="[^"]*"/g, ''));
    });
    editor = new Editor({ extensions: extensions(), content: '' });
    editor.view.pasteHTML(
      '<style>p { color: red }</style><b style="font-weight:normal" id="docs"><p style="color:red">plain ' +
        '<span style="font-weight:700">bold</span> <span style="font-style:italic">italic</span></p></b>',
    );
    vi.restoreAllMocks();
    expect(editor.getHTML()).toBe('<p>plain <strong>bold</strong> <em>italic</em></p>');
  });

  it('makes no element that the shared allow-list does not know', () => {
    editor = new Editor({ extensions: extensions(), content: '' });
    const { nodes, marks } = editor.schema;
    const outputs = [...Object.values(nodes), ...Object.values(marks)].flatMap(({ spec }) =>
      (spec.parseDOM ?? []).flatMap((rule) => (rule.tag ? [/^[a-z0-9]+/i.exec(rule.tag)?.[0] ?? ''] : [])),
    );
    // The editor reads these aliases but writes the tag of the allow-list.
    const aliases = ['b', 'i', 'del', 'strike'];
    expect(outputs.filter((tag) => tag && !(tag in RICH_TEXT_TAGS) && !aliases.includes(tag))).toEqual([]);
  });
});
