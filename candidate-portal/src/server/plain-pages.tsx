import type { Language } from '@byline/shared-types/domain';
import { config } from '@byline/web-kit/config';
import { useT, type MessageId } from '@byline/web-kit/i18n';
import { fieldErrors, fieldErrorText, ProblemError, toProblem, useProblemWords } from '@byline/web-kit/problems';
import { startingSession } from '@byline/web-kit/session';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from '../app/App';
import { storeWith } from '../app/store';
import { Page } from '../components/layout/Page';
import { VisitorLayout } from '../components/layout/VisitorLayout';
import { Button } from '../components/ui/Button';
import { loadMessages } from '../i18n/catalogues';
import controlStyle from '../components/form/control.module.css';
import fieldStyle from '../components/form/field.module.css';
import formStyle from '../components/form/form.module.css';
import summaryStyle from '../components/form/summary.module.css';
import layoutStyle from '../components/layout/layout.module.css';
import textStyle from '../components/ui/text.module.css';
import type { FirstPage } from './first-pages';

interface MailedLink {
  email: string;
  /** The refusal of the API, a problem document; undefined before the first attempt. */
  problem?: unknown;
}

/** A page for browsers without scripts (PlainPage of app-server/src/renderer.ts). */
export type PlainPage =
  | { name: 'needed' | 'forgot' | 'welcome' | 'activated' | 'already' | 'saved' }
  | ({ name: 'activate' | 'choose' | 'reset' } & MailedLink);

/** Draws a page for browsers without scripts: instructions, or a form that the server takes. */
export async function drawPlainPage(language: Language, address: string, page: PlainPage): Promise<FirstPage> {
  const drawn = await draw(language, address, <Plain page={page} />);
  const [title = ''] = drawn.match(/<title>.*?<\/title>/) ?? [];
  return { language, html: drawn.replace(title, ''), title };
}

/** Draws the notice above a page of the app whose forms need a script. */
export const drawNotice = (language: Language): Promise<string> =>
  draw(
    language,
    '/',
    <div className={layoutStyle.wrap}>
      <Needed />
    </div>,
  );

async function draw(language: Language, address: string, content: ReactNode): Promise<string> {
  const messages = await loadMessages(language);
  return renderToStaticMarkup(
    <App store={storeWith(startingSession(language))} messages={messages}>
      <StaticRouter location={address}>{content}</StaticRouter>
    </App>,
  );
}

/** Says that the page needs a script, and names a contact who helps without one. */
function Needed() {
  const t = useT();
  const { contact } = config.links;
  return (
    <p className={summaryStyle.note}>
      {t('plain.needed')} {contact && <a href={contact}>{t('plain.ask', { agency: config.agencyName })}</a>}
    </p>
  );
}

const TITLES = {
  needed: 'plain.title',
  welcome: 'how.welcome',
  forgot: 'login.forgot',
  activated: 'plain.activated',
  already: 'activation.already',
  saved: 'plain.saved',
  activate: 'plain.activateTitle',
  choose: 'activation.choose',
  reset: 'password.resetTitle',
} as const satisfies Record<PlainPage['name'], MessageId>;

function Plain({ page }: { page: PlainPage }) {
  const t = useT();
  const title = t(TITLES[page.name], { product: config.productName });
  return (
    <VisitorLayout>
      <Page title={title} className={`${layoutStyle.wrap} ${layoutStyle.middle}`}>
        <section className={`${layoutStyle.sheet} ${layoutStyle.leaf} ${layoutStyle.alone}`}>
          <header>
            <h1>{title}</h1>
            {'email' in page && <p className={textStyle.lead}>{page.email}</p>}
          </header>
          {'email' in page ? <LinkForm page={page} /> : <Needed />}
        </section>
      </Page>
    </VisitorLayout>
  );
}

const BUTTONS = {
  activate: 'plain.activate',
  choose: 'plain.activate',
  reset: 'password.save',
} as const;

/** The form of a mailed link. It is sent to the address of the page. */
function LinkForm({ page: { name, problem } }: { page: Extract<PlainPage, MailedLink> }) {
  const t = useT();
  return (
    <form method="post" className={formStyle.form}>
      {problem !== undefined && <Refusal problem={problem} />}
      {name !== 'activate' && (
        <>
          <Password name="password" label={t('account.newPassword')} help={t('password.rule')} />
          <Password name="confirm" label={t('password.confirm')} />
        </>
      )}
      <Button type="submit" wide>
        {t(BUTTONS[name])}
      </Button>
    </form>
  );
}

function Password({ name, label, help }: { name: string; label: string; help?: string }) {
  return (
    <div className={fieldStyle.field}>
      <label htmlFor={name}>{label}</label>
      <span className={controlStyle.frame}>
        <input
          id={name}
          name={name}
          className={controlStyle.input}
          type="password"
          autoComplete="new-password"
          required
          aria-describedby={help && `${name}-help`}
        />
      </span>
      {help && (
        <p className={fieldStyle.help} id={`${name}-help`}>
          {help}
        </p>
      )}
    </div>
  );
}

function Refusal({ problem }: { problem: unknown }) {
  const t = useT();
  const words = useProblemWords();
  const error = new ProblemError(toProblem({ status: 0, data: problem }));
  const fields = Object.values(fieldErrors(error));
  const texts = fields.length > 0 ? fields.map((code) => fieldErrorText(t, code)) : [words.text(error)];
  return (
    <div className={summaryStyle.summary} role="alert">
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
}
