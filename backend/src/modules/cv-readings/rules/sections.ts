import { textOf, type CvLine } from '../layout/cv-line.js';
import { headingOf, type Section } from './headings.js';

export type Sections = Record<Section | 'head', CvLine[]>;

/** Labels that stand before the words of a line: "Languages: Dutch, French". */
const LABEL = /^([\p{L}][\p{L}’' ()/&-]{2,40}?)\s?:\s+(\S.*)$/u;

/** The rest of a line behind its heading; null if the line has no heading. */
function readHeading(line: CvLine): { section: Section; rest: CvLine | null } | null {
  const [first, ...others] = line.parts;
  if (!first) return null;
  const section = headingOf(first.text);
  if (section) return { section, rest: others.length > 0 ? { ...line, parts: others } : null };
  const whole = headingOf(textOf(line));
  if (whole) return { section: whole, rest: null };
  const [, label, words = ''] = LABEL.exec(first.text) ?? [];
  const named = label ? headingOf(label) : null;
  if (named !== 'languages' && named !== 'skills') return null;
  return { section: named, rest: { ...line, gap: 99, parts: [{ ...first, text: words }, ...others] } };
}

const startOf = ({ parts }: CvLine): number => parts[0]?.x ?? 0;

/** The section that a column of a later page continues: that of the column before it which begins nearest. */
function continued(
  line: CvLine,
  before: readonly { line: CvLine; section: Section | 'head' }[],
  isWide: boolean,
): Section | 'head' {
  if (isWide) return before.at(-1)?.section ?? 'head';
  const earlier = before.filter((entry) => entry.line.page < line.page);
  const lastPage = Math.max(...earlier.map((entry) => entry.line.page));
  const ends = new Map(
    earlier.filter((entry) => entry.line.page === lastPage).map((entry) => [entry.line.column, entry]),
  );
  const [nearest] = [...ends.values()].sort(
    (a, b) => Math.abs(startOf(a.line) - startOf(line)) - Math.abs(startOf(b.line) - startOf(line)),
  );
  return nearest?.section ?? 'head';
}

/** Joins the lines of a heading that a narrow column breaks: "Connaissances", "linguistiques". */
function withWholeHeadings(lines: readonly CvLine[]): CvLine[] {
  const whole: CvLine[] = [];
  for (const line of lines) {
    const last = whole.at(-1);
    const [first, second] = [last?.parts[0]?.text ?? '', line.parts[0]?.text ?? ''];
    const isNear = last?.page === line.page && last.column === line.column && last.size === line.size && line.gap < 2;
    const isSplit = last?.parts.length === 1 && line.parts.length === 1 && isNear && headingOf(second) === null;
    if (last && isSplit && headingOf(`${first} ${second}`) !== null) {
      whole[whole.length - 1] = {
        ...last,
        parts: [{ ...(line.parts[0] ?? { x: 0, end: 0 }), text: `${first} ${second}` }],
      };
    } else whole.push(line);
  }
  return whole;
}

/** Lines that stand on every page. */
const FOOT = /^(page|pagina|pag\.?|p\.)\s*\d+(\s*(of|van|sur|de|\/)\s*\d+)?$|^\d+\s*(\/|of|van|sur)\s*\d+$/i;

/** The lines of each section; `head` are those before the first heading. */
export function sectionsOf(lines: readonly CvLine[]): Sections {
  const sections: Sections = {
    head: [],
    about: [],
    contact: [],
    experience: [],
    education: [],
    languages: [],
    skills: [],
    other: [],
  };
  const seen: { line: CvLine; section: Section | 'head' }[] = [];
  let current: Section | 'head' = 'head';
  let at: CvLine | null = null;
  for (const line of withWholeHeadings(lines)) {
    if (FOOT.test(textOf(line).trim())) continue;
    const isNew = at !== null && (at.page !== line.page || at.column !== line.column);
    // A column that begins without a heading tells of the person; one below goes on.
    if (isNew && at?.page === line.page) current = line.y > at.y ? current : 'head';
    if (isNew && at && at.page < line.page)
      current = continued(line, seen, !lines.some(({ page, column }) => page === line.page && column > 0));
    at = line;
    const heading = readHeading(line);
    if (heading) current = heading.section;
    const kept = heading ? heading.rest : line;
    if (kept) sections[current].push(kept);
    seen.push({ line, section: current });
  }
  return sections;
}
