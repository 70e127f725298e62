import { RICH_TEXT_TAGS } from '@byline/shared-types/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mentionsOf, plainTextOf, sanitiseRichText, withoutMentions } from './rich-text.js';

const USER = '665f1c2e9b1d4a0012345678';
const mention = (id: string): string => `<span data-type="mention" data-id="${id}" data-label="Sofie">@Sofie</span>`;

describe('sanitiseRichText', () => {
  it('keeps everything the editor makes', () => {
    const html =
      '<h2>Head</h2><p><strong>b</strong> <em>i</em> <u>u</u> <s>s</s> <mark>m</mark> x<sup>2</sup> h<sub>2</sub> <code>c</code></p>' +
      `<ul><li><p>one</p></li></ul><ol start="3"><li>three</li></ol><blockquote><p>said</p></blockquote><hr /><p>${mention(USER)}</p>`;
    expect(sanitiseRichText(html)).toBe(html);
  });

  it('gives every link a rel of ours and drops its other attributes', () => {
    expect(
      sanitiseRichText('<a href="https://example.be/a?b=1" rel="opener" target="_blank" onclick="x()">a</a>'),
    ).toBe('<a href="https://example.be/a?b=1" rel="noopener noreferrer nofollow">a</a>');
  });

  it('writes the tags of other editors as ours', () => {
    expect(sanitiseRichText('<h1>a</h1><b>b</b><i>c</i><del>d</del>')).toBe(
      '<h2>a</h2><strong>b</strong><em>c</em><s>d</s>',
    );
  });

  it.each([
    'javascript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/local',
    'mailto:a@b.be',
    '',
  ])('keeps only the words of a link to %j', (href) =>
    expect(sanitiseRichText(`<p><a href="${href}">words</a></p>`)).toBe('<p>words</p>'),
  );

  it('keeps web images and drops all others', () => {
    expect(sanitiseRichText('<img src="https://example.be/a.png" alt="A" onerror="x()">')).toBe(
      '<img src="https://example.be/a.png" alt="A" />',
    );
    expect(sanitiseRichText('a<img src="data:image/png;base64,AAAA">b')).toBe('ab');
    expect(sanitiseRichText('a<img src="http://example.be/a.png">b')).toBe('ab');
  });

  it('unwraps spans that mention nobody', () => {
    expect(sanitiseRichText('<span style="color:red">red</span>')).toBe('red');
    expect(sanitiseRichText(mention('nobody'))).toBe('@Sofie');
  });

  it('drops scripts and styles with their content', () => {
    expect(sanitiseRichText('a<script>alert(1)</script><style>p{}</style><svg onload=x()><p>b</p></svg>')).toBe(
      'a<p>b</p>',
    );
  });

  it('survives absurd nesting', () => {
    const deep = '<ul><li>'.repeat(10_000) + 'x';
    expect(sanitiseRichText(deep).length).toBeLessThan(2_000);
    expect(plainTextOf(deep)).toBeTypeOf('string');
  });
});

/** Fragments of attacks, in any order and cut anywhere. */
const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '<script>',
        '</script>',
        '<scr',
        'ipt>',
        '<img src=x onerror=alert(1)>',
        '<a href="javascript:alert(1)">',
        '<a href=" &#106;avascript:x">',
        '<svg/onload=x>',
        '<math>',
        '<style>',
        '<!--',
        '-->',
        '<![CDATA[',
        ']]>',
        '<iframe srcdoc="<script>x</script>">',
        '<p onclick=x>',
        '"',
        "'",
        '<span data-type="mention" data-id="',
        '>',
        '<',
        '&lt;script&gt;',
        '\u0000',
        '<template>',
        '<noscript>',
        '<textarea>',
        '</textarea>',
        '<title>',
      ),
      fc.string({ maxLength: 8 }),
    ),
    { maxLength: 25 },
  )
  .map((parts) => parts.join(''));

const TAG = /<\/?([a-z0-9]+)((?:[^<>"]|"[^"]*")*)>/gi;

describe('whatever is put in', () => {
  it('comes out with nothing but tags and attributes of the allow-list', () => {
    fc.assert(
      fc.property(hostile, (html) => {
        const clean = sanitiseRichText(html);
        for (const [, tag = '', rest = ''] of clean.matchAll(TAG)) {
          const allowed: readonly string[] | undefined = RICH_TEXT_TAGS[tag as keyof typeof RICH_TEXT_TAGS];
          expect(allowed, clean).toBeDefined();
          for (const [, name = '', value = ''] of rest.matchAll(/([^\s="/]+)(?:="([^"]*)")?/g)) {
            expect([...(allowed ?? []), 'rel'], clean).toContain(name);
            if (name === 'href' || name === 'src') expect(value).toMatch(/^https?:\/\//i);
          }
        }
        // The pattern above has found every tag.
        expect(clean.replace(TAG, '')).not.toMatch(/[<>]/);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('plainTextOf', () => {
  it('is what a reader sees', () => {
    expect(
      plainTextOf('<h2>Hello</h2><p>a &amp; b&nbsp;<a href="https://x.be">link</a><img src="https://x.be/i.png"></p>'),
    ).toBe('Hello\n\na & b\u00a0link');
    expect(plainTextOf('<p></p><p>&nbsp;</p>')).toBe('');
  });
});

describe('mentionsOf', () => {
  it('names each mentioned user once', () => {
    const other = 'abcdefabcdefabcdefabcdef';
    expect(
      mentionsOf(`<p>${mention(USER)} ${mention(other.toUpperCase())} ${mention(USER)} ${mention('x')}</p>`),
    ).toEqual([USER, other]);
    expect(mentionsOf('<p>nobody</p>')).toEqual([]);
  });
});

describe('withoutMentions', () => {
  it('leaves the text, and of a mention neither id nor name', () => {
    const other = mention('abcdefabcdefabcdefabcdef');
    const nested = mention(USER.toUpperCase()).replace('@Sofie', '<strong>@So</strong>fie');
    const clean = withoutMentions(
      `<p>Ask ${mention(USER)} or ${other} <em>first</em>.</p><ul><li>${nested}!</li></ul>`,
      [USER],
    );
    expect(clean).not.toContain(USER);
    expect(clean).toMatch(/^<p>Ask @… or <span .*>@Sofie<\/span> <em>first<\/em>\.<\/p><ul><li>.*@…!<\/li><\/ul>$/);
    expect(plainTextOf(clean).match(/Sofie/g)).toHaveLength(1);
  });
});
