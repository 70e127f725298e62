/**
 * Documents with executable examples: every fenced block of a known language is code; a ```json or ```text block is the output of each of
 * the code blocks directly above it.
 */
const LANGUAGES = ['sh', 'ts'] as const;
export type CodeLanguage = (typeof LANGUAGES)[number];

export interface Answer {
  kind: 'json' | 'text';
  content: string;
}

export interface Example {
  language: CodeLanguage;
  code: string;
  /** Its first line in the document. */
  line: number;
  /** Its output; undefined if the document does not show it. */
  answer?: Answer;
}

const isCode = (language: string): language is CodeLanguage => LANGUAGES.some((known) => known === language);

/** The examples of a Markdown document, in order. Throws for a fenced block that is neither code nor output. */
export function examplesIn(markdown: string): Example[] {
  const examples: Example[] = [];
  let together: Example[] = [];
  let end = 0;
  for (const match of markdown.matchAll(/^```(\w*)\n(.*?)\n?^```$/gms)) {
    const [block, language = '', content = ''] = match;
    if (markdown.slice(end, match.index).trim()) together = [];
    end = match.index + block.length;
    const line = markdown.slice(0, match.index).split('\n').length + 1;
    if (isCode(language)) {
      const example = { language, code: content, line };
      examples.push(example);
      together.push(example);
    } else if ((language === 'json' || language === 'text') && together.length > 0) {
      const answer: Answer = { kind: language, content };
      together.forEach((example) => (example.answer = answer));
      together = [];
    } else {
      throw new Error(`line ${line}: a block that is no example and answers none`);
    }
  }
  return examples;
}

/** Patterns of values that differ each time. */
const MASKS: [RegExp, string][] = [
  [/\b[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g, 'a-uuid'],
  [/\b[0-9a-f]{24}\b/g, 'an-id'],
];
const masked = (text: string): string => MASKS.reduce((rest, [form, name]) => rest.replaceAll(form, name), text);

/** Normalises an output for comparison: JSON by value, text without blanks at its ends. */
export function comparable({ kind }: Answer, text: string): unknown {
  return kind === 'json' ? (JSON.parse(masked(text)) as unknown) : masked(text).trim();
}
