import { Eta } from 'eta';
import mjml2html from 'mjml';

/** What a mail fills the layout with. Values are escaped, except `body` and `after`, which are sanitised or made of escaped parts. */
export interface LayoutContent {
  language: string;
  subject: string;
  /** The word mark above the letter. */
  brand: string;
  heading: string | null;
  body: string;
  button: { label: string; url: string } | null;
  /** Below the button; like `body`. */
  after: string;
  footer: string;
}

/** The light palette of shared-types/tokens.css; mail programs know no variables. */
const COLOURS = {
  page: '#f6f5f2',
  surface: '#ffffff',
  border: '#e2e0da',
  text: '#1b1c20',
  secondary: '#55575f',
  primary: '#2b3fa8',
  onPrimary: '#ffffff',
  accent: '#c2410c',
} as const;
const SERIF = 'Newsreader, Georgia, serif';

const HEADING = `<mj-text font-family="${SERIF}" font-size="26px" line-height="32px" padding-bottom="8px">{{= it.heading }}</mj-text>`;
const BUTTON = `
  <mj-button href="{{= it.button.url }}" background-color="${COLOURS.primary}" color="${COLOURS.onPrimary}" border-radius="10px"
    font-size="16px" font-weight="600" inner-padding="14px 28px" align="left" padding-top="8px" padding-bottom="16px">{{= it.button.label }}</mj-button>`;

const source = ({ heading, button }: Shape): string => `
<mjml lang="{{= it.language }}">
  <mj-head>
    <mj-title>{{= it.subject }}</mj-title>
    <mj-attributes>
      <mj-all font-family="Inter, system-ui, -apple-system, 'Segoe UI', sans-serif" />
      <mj-text color="${COLOURS.text}" font-size="16px" line-height="25px" padding="0 32px" />
      <mj-button padding="0 32px" />
      <mj-section padding="0" />
    </mj-attributes>
    <mj-style>
      a { color: ${COLOURS.primary}; }
      p { margin: 0 0 16px; } img { max-width: 100%; height: auto; }
      blockquote { margin: 0 0 16px; padding-left: 16px; border-left: 3px solid ${COLOURS.border}; }
    </mj-style>
  </mj-head>
  <mj-body background-color="${COLOURS.page}" width="600px">
    <mj-section padding="32px 0 16px">
      <mj-column>
        <mj-text font-family="${SERIF}" font-size="22px" line-height="28px">{{= it.brand }}<span style="color:${COLOURS.accent}">.</span></mj-text>
      </mj-column>
    </mj-section>
    <mj-section background-color="${COLOURS.surface}" border="1px solid ${COLOURS.border}" border-radius="16px" padding="32px 0 16px">
      <mj-column>
        ${heading ? HEADING : ''}
        <mj-text>{{~ it.body }}</mj-text>
        ${button ? BUTTON : ''}
        <mj-text>{{~ it.after }}</mj-text>
      </mj-column>
    </mj-section>
    <mj-section padding="16px 0 32px">
      <mj-column>
        <mj-text color="${COLOURS.secondary}" font-size="13px" line-height="20px">{{= it.footer }}</mj-text>
      </mj-column>
    </mj-section>
  </mj-body>
</mjml>`;

/** Which optional parts a mail has; each combination is compiled once. */
interface Shape {
  heading: boolean;
  button: boolean;
}
const eta = new Eta({ tags: ['{{', '}}'] });
type Template = (content: LayoutContent) => string;
const compiled = new Map<string, Promise<Template>>();

async function compile(shape: Shape): Promise<Template> {
  const { html, errors } = await mjml2html(source(shape), { validationLevel: 'strict' });
  if (errors.length > 0) throw new Error(errors.map(({ formattedMessage }) => formattedMessage).join('\n'));
  const template = eta.compile(html);
  return (content) => template.call(eta, content);
}

/** The HTML of a mail. */
export async function renderLayout(content: LayoutContent): Promise<string> {
  const shape: Shape = { heading: content.heading !== null, button: content.button !== null };
  const key = JSON.stringify(shape);
  const template = compiled.get(key) ?? compile(shape);
  compiled.set(key, template);
  return (await template)(content);
}
