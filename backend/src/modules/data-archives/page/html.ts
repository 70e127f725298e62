import { escapeHtml } from '@byline/shared-types/domain';

/** A safe piece of a page. */
export class Html {
  constructor(readonly text: string) {}
}

/** The content of a cell; the page escapes text. */
export type Cell = Html | string | number | null | undefined;

const isEmpty = (cell: Cell): boolean => cell === null || cell === undefined || cell === '';
const cellOf = (cell: Cell): string => {
  if (cell instanceof Html) return cell.text;
  return escapeHtml(String(cell ?? '')).replaceAll('\n', '<br>');
};

export const link = (href: string, label: string): Html =>
  new Html(`<a href="${escapeHtml(href)}">${escapeHtml(label)}</a>`);

/** A table of names and values, without empty values. */
export function facts(rows: readonly (readonly [name: string, cell: Cell])[]): Html {
  const told = rows.filter(([, cell]) => !isEmpty(cell));
  const lines = told.map(([name, cell]) => `<tr><th scope="row">${escapeHtml(name)}</th><td>${cellOf(cell)}</td></tr>`);
  return new Html(`<table>${lines.join('')}</table>`);
}

/** A table of records, which scrolls sideways on a phone, by keys too. */
export function records(columns: readonly string[], rows: readonly (readonly Cell[])[]): Html {
  const head = columns.map((name) => `<th scope="col">${escapeHtml(name)}</th>`).join('');
  const lines = rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cellOf(cell)}</td>`).join('')}</tr>`);
  return new Html(
    `<div class="wide" tabindex="0"><table><thead><tr>${head}</tr></thead><tbody>${lines.join('')}</tbody></table></div>`,
  );
}

export const heading = (title: string): string => `<h1>${escapeHtml(title)}</h1>`;
export const section = (title: string, content: Html): string =>
  `<section><h2>${escapeHtml(title)}</h2>${content.text}</section>`;
export const paragraph = (text: string): Html => new Html(`<p>${escapeHtml(text)}</p>`);

const STYLE =
  ':root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:0 auto;padding:1.5rem}' +
  'h1{line-height:1.2}h2{margin:2.5rem 0 .5rem}table{border-collapse:collapse;width:100%}.wide{overflow-x:auto}' +
  'th,td{text-align:left;vertical-align:top;padding:.4rem .75rem .4rem 0;border-bottom:1px solid #8886;overflow-wrap:break-word}' +
  'th:not([scope=row]){white-space:nowrap}.wide td{min-width:5rem;max-width:24rem}' +
  'th[scope=row]{width:14rem;font-weight:600}th[scope=row],th[scope=row]~td{overflow-wrap:anywhere}td>:first-child{margin-top:0}@media(max-width:40rem){th[scope=row]{width:40%}}';

/** A page without scripts and without requests. */
export const page = (language: string, title: string, body: string): string =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>` +
  `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">` +
  `<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><style>${STYLE}</style></head>` +
  `<body><main>${body}</main></body></html>\n`;
