/**
 * Documents whose examples run: every fenced block of a language we can run is code; a ```json or ```text block is what each of
 * the code blocks directly above it prints.
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
  /** Line of the document it starts on. */
  line: number;
  /** What it prints; undefined when the document does not say. */
  answer?: Answer;
}

const isCode = (language: string): language is CodeLanguage => LANGUAGES.some((known) => known === language);

/** The examples of a Markdown document, in their order. A fenced block that is neither code nor an answer is a mistake. */
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

/** What is another value each time, by its form. */
const MASKS: [RegExp, string][] = [
  [/\b[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g, 'a-uuid'],
  [/\b[0-9a-f]{24}\b/g, 'an-id'],
];
const masked = (text: string): string => MASKS.reduce((rest, [form, name]) => rest.replaceAll(form, name), text);

/** A printed or shown answer in the form in which two are compared: JSON by value, text without its white space at the ends. */
export function comparable({ kind }: Answer, text: string): unknown {
  return kind === 'json' ? (JSON.parse(masked(text)) as unknown) : masked(text).trim();
}
