import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { mentionIds, richTextNodes } from './rich-text';

const shown = (html: string, me?: string): string => render(<div>{richTextNodes(html, me)}</div>).container.innerHTML;

describe('shown rich text', () => {
  it('keeps the allow-list and loses the rest', () => {
    const html = shown(
      '<p>a <strong>b</strong><script>alert(1)</script><b onclick="x()">c</b></p><svg onload="x()"><p>d</p></svg>',
    );
    expect(html).toBe('<div><p>a <strong>b</strong>c</p><p>d</p></div>');
  });

  it('opens links apart, web addresses only', () => {
    expect(shown('<a href="https://x.example">x</a>')).toContain('rel="noopener noreferrer nofollow"');
    expect(shown('<a href="javascript:alert(1)">x</a>')).toBe('<div><a>x</a></div>');
    expect(shown('<img src="data:image/png;base64,AA==">')).toBe('<div></div>');
    expect(shown('<img src="http://x.example/a.png">')).toBe('<div></div>');
  });

  it('marks a mention of the reader', () => {
    const note =
      '<span data-type="mention" data-id="me">@Lotte</span><span data-type="mention" data-id="k">@Karim</span>';
    expect(shown(note, 'me')).toBe(
      '<div><span data-mention="me">@Lotte</span><span data-mention="other">@Karim</span></div>',
    );
  });
});

describe('mentions', () => {
  it('are distinct', () => {
    const mention = (id: string): string => `<span data-type="mention" data-id="${id}">@x</span>`;
    expect(mentionIds(`<p>${mention('a')}${mention('b')}</p><p>${mention('a')}</p>`)).toEqual(['a', 'b']);
    expect(mentionIds('<p>nobody</p>')).toEqual([]);
  });
});
