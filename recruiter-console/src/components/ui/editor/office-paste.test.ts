import { Editor } from '@tiptap/core';
import { afterEach, expect, it } from 'vitest';
import { extensions } from './extensions';

let editor: Editor | undefined;
afterEach(() => editor?.destroy());

/** The editor's HTML for a pasted clipboard, without the empty paragraph that the editor adds after a final list. */
function pasted(html: string): string {
  editor = new Editor({ extensions: extensions(), content: '' });
  editor.view.pasteHTML(html);
  return editor.getHTML().replace(/<p><\/p>$/, '');
}

/** Word's HTML for a list item: a paragraph whose bullet or number is text between conditional comments. */
const word = (place: 'First' | 'Middle' | 'Last', list: string, marker: string, text: string): string =>
  `<p class=MsoListParagraphCxSp${place} style='text-indent:-18.0pt;mso-list:${list}'><![if !supportLists]><span
style='font-family:Symbol;mso-fareast-font-family:Symbol;mso-bidi-font-family:
Symbol'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;
</span></span></span><![endif]>${text}<o:p></o:p></p>

`;
const wordDocument = (body: string): string => `<html xmlns:v="urn:schemas-microsoft-com:vml"
xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word"
xmlns="http://www.w3.org/TR/REC-html40">

<head>
<meta http-equiv=Content-Type content="text/html; charset=utf-8">
<meta name=ProgId content=Word.Document>
<style>
<!--
 /* List Definitions */
 @list l0:level1
	{mso-level-number-format:bullet;
	mso-level-text:·;}
-->
</style>
</head>

<body lang=EN-US style='tab-interval:36.0pt;word-wrap:break-word'>
<!--StartFragment-->

${body}
<!--EndFragment-->
</body>
</html>`;

it('makes lists of the paragraphs that Word writes on Windows, one in another as deep as the editor has them', () => {
  const html = pasted(
    wordDocument(
      '<p class=MsoNormal>Before<o:p></o:p></p>\n\n' +
        word('First', 'l0 level1 lfo1', '·', 'First <b>point</b>') +
        word('Middle', 'l0 level2 lfo1', 'o', 'Inside') +
        word('Middle', 'l0 level3 lfo1', '§', 'Deeper') +
        word('Last', 'l0 level1 lfo1', '·', 'Second\npoint') +
        word('First', 'l1 level1 lfo2', '1.', 'One') +
        word('Middle', 'l1 level2 lfo2', 'a.', 'One a') +
        word('Last', 'l1 level1 lfo2', '2.', 'Two') +
        '<p class=MsoNormal>After<o:p></o:p></p>',
    ),
  );
  expect(html).toBe(
    '<p>Before</p>' +
      '<ul><li><p>First <strong>point</strong></p><ul><li><p>Inside</p></li><li><p>Deeper</p></li></ul></li><li><p>Second point</p></li></ul>' +
      '<ol><li><p>One</p><ol><li><p>One a</p></li></ol></li><li><p>Two</p></li></ol>' +
      '<p>After</p>',
  );
});

it('makes lists of the paragraphs that Word writes on a Mac', () => {
  const item = (marker: string, text: string) =>
    `<p class="MsoListParagraphCxSpFirst" style="margin-left: 36pt; text-indent: -18pt; mso-list: l0 level1 lfo1;"><!--[if !supportLists]--><span style="font-family: Symbol;"><span style="mso-list: Ignore;">${marker}<span style="font: 7pt &quot;Times New Roman&quot;;">&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;</span></span></span><!--[endif]--><span lang="NL-BE">${text}<o:p></o:p></span></p>`;
  expect(pasted(`<meta charset='utf-8'>${item('·', 'Eerste punt')}${item('·', 'Tweede punt')}`)).toBe(
    '<ul><li><p>Eerste punt</p></li><li><p>Tweede punt</p></li></ul>',
  );
});

it('goes on with the number that Word goes on with, and keeps the second paragraph of an item in it', () => {
  const html = pasted(
    wordDocument(
      word('First', 'l0 level1 lfo1', '(3)', 'Three') +
        `<p class=MsoListParagraphCxSpMiddle>More of three<o:p></o:p></p>\n\n` +
        word('Last', 'l0 level1 lfo1', '(4)', 'Four'),
    ),
  );
  expect(html).toBe('<ol start="3"><li><p>Three</p><p>More of three</p></li><li><p>Four</p></li></ol>');
});

it('begins another list where Word does', () => {
  const html = pasted(
    wordDocument(word('First', 'l0 level1 lfo1', '1.', 'One') + word('Last', 'l0 level1 lfo2', '1.', 'One again')),
  );
  expect(html).toBe('<ol><li><p>One</p></li></ol><ol><li><p>One again</p></li></ol>');
});

it('keeps the cells of a table from Word apart, a paragraph a row', () => {
  const cell = (text: string): string => ` <td width=200 valign=top style='width:150.0pt;border:solid windowtext 1.0pt'>
  <p class=MsoNormal style='margin-bottom:0cm'>${text}<o:p></o:p></p>
  </td>
`;
  const row = (...cells: string[]): string => ` <tr style='mso-yfti-irow:0;mso-yfti-firstrow:yes'>
${cells.map(cell).join('')} </tr>
`;
  const table = `<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse'>
${row('Rate', '<b>0,15</b>')}${row('City', 'Gent')}${row('<o:p>&nbsp;</o:p>', '<o:p>&nbsp;</o:p>')}</table>

<p class=MsoNormal>After<o:p></o:p></p>`;
  expect(pasted(wordDocument(table))).toBe('<p>Rate | <strong>0,15</strong></p><p>City | Gent</p><p>After</p>');
});

it('keeps the cells of a sheet from Excel apart, the empty ones between them too', () => {
  const html = `<html xmlns:v="urn:schemas-microsoft-com:vml"
xmlns:x="urn:schemas-microsoft-com:office:excel"
xmlns="http://www.w3.org/TR/REC-html40">

<head>
<meta http-equiv=Content-Type content="text/html; charset=utf-8">
<meta name=ProgId content=Excel.Sheet>
<style>
<!--table
	{mso-displayed-decimal-separator:"\\,";
	mso-displayed-thousand-separator:"\\.";}
.xl65
	{font-weight:700;}
-->
</style>
</head>

<body link="#0563C1" vlink="#954F72">

<table border=0 cellpadding=0 cellspacing=0 width=192 style='border-collapse:
 collapse;width:144pt'>
<!--StartFragment-->
 <col width=64 span=3 style='width:48pt'>
 <tr height=20 style='height:15.0pt'>
  <td height=20 class=xl65 width=64 style='height:15.0pt;width:48pt'>Rate</td>
  <td width=64 style='width:48pt'></td>
  <td align=right width=64 style='width:48pt'>0,15</td>
 </tr>
 <tr height=20 style='height:15.0pt'>
  <td height=20 style='height:15.0pt'>City</td>
  <td>Gent<br
    style='mso-data-placement:same-cell'>
    Brugge</td>
  <td></td>
 </tr>
<!--EndFragment-->
</table>

</body>

</html>`;
  expect(pasted(html)).toBe('<p>Rate | | 0,15</p><p>City | Gent Brugge</p>');
});

it('keeps the cells and the lists from LibreOffice', () => {
  const calc =
    '<html><head><meta http-equiv="content-type" content="text/html; charset=utf-8"/><title></title><style type="text/css">body,div,table { font-family:"Liberation Sans" }</style></head><body><table cellspacing="0" border="0"><colgroup span="2" width="85"></colgroup><tr><td height="17" align="left">Rate</td><td align="right" sdval="0.15" sdnum="2067;">0,15</td></tr><tr><td height="17" align="left">City</td><td align="left">Gent</td></tr></table></body></html>';
  expect(pasted(calc)).toBe('<p>Rate | 0,15</p><p>City | Gent</p>');
  const writer =
    '<html><head><style type="text/css">p { line-height: 115% }</style></head><body lang="nl-BE" dir="ltr"><ul><li><p style="line-height: 100%; margin-bottom: 0cm">First point</p></li><ul><li><p>Inside</p></li></ul><li><p>Second point</p></li></ul></body></html>';
  expect(pasted(writer)).toBe(
    '<ul><li><p>First point</p><ul><li><p>Inside</p></li></ul></li><li><p>Second point</p></li></ul>',
  );
});

it('leaves the lists and the text from Google Docs as they are', () => {
  const span = (text: string, weight = 400): string =>
    `<span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;font-weight:${weight};white-space:pre-wrap;">${text}</span>`;
  const item = (text: string, level: number): string =>
    `<li dir="ltr" style="list-style-type:disc;font-size:11pt;" aria-level="${level}"><p dir="ltr" style="line-height:1.38;" role="presentation">${span(text)}</p></li>`;
  const docs = `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr" style="line-height:1.38;">${span('Before', 700)}</p><ul style="margin-top:0;margin-bottom:0;">${item('First point', 1)}<ul>${item('Inside', 2)}</ul>${item('Second point', 1)}</ul><ol>${item('One', 1)}</ol></b>`;
  expect(pasted(docs)).toBe(
    '<p><strong>Before</strong></p><ul><li><p>First point</p><ul><li><p>Inside</p></li></ul></li><li><p>Second point</p></li></ul><ol><li><p>One</p></li></ol>',
  );
});

it('makes the same rows of a table from Google Docs', () => {
  const cell = (text: string): string =>
    `<td style="border-left:solid #000000 1pt;vertical-align:top;"><p dir="ltr" style="line-height:1.2;"><span style="font-size:11pt;">${text}</span></p></td>`;
  const docs = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-2"><div dir="ltr" style="margin-left:0pt;" align="left"><table style="border:none;"><colgroup><col width="301" /><col width="301" /></colgroup><tbody><tr style="height:0pt">${cell('Rate')}${cell('0,15')}</tr><tr style="height:0pt">${cell('City')}${cell('Gent')}</tr></tbody></table></div></b>`;
  expect(pasted(docs)).toBe('<p>Rate | 0,15</p><p>City | Gent</p>');
});

it('leaves a text as it is that a table only frames', () => {
  const mail = '<table><tr><td><p>Dear Noor</p><ul><li>one</li></ul></td></tr></table>';
  expect(pasted(mail)).toBe('<p>Dear Noor</p><ul><li><p>one</p></li></ul>');
});

it('reads the rows of a table in a cell', () => {
  const inner = '<table><tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></table>';
  expect(pasted(`<table><tr><td>Rates</td><td>${inner}</td></tr></table>`)).toBe('<p>Rates | a | b c | d</p>');
});
