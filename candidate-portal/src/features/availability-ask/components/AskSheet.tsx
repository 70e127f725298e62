import { config } from '@byline/web-kit/config';
import { formatDashed, today } from '@byline/web-kit/dates';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Page } from '../../../components/layout/Page';
import layoutStyle from '../../../components/layout/layout.module.css';
import { Button, buttonClass } from '../../../components/ui/Button';
import buttonStyle from '../../../components/ui/button.module.css';
import textStyle from '../../../components/ui/text.module.css';
import type { Ask, AskPage } from '../page';
import { useAskT } from '../useAskT';
import { Question } from './Question';
import style from './AskSheet.module.css';

const GONE = {
  expired: { title: 'ask.expired', text: 'ask.expiredText' },
  replaced: { title: 'ask.replaced', text: 'ask.replacedText' },
  unknown: { title: 'ask.unknown', text: 'ask.unknownText' },
  unavailable: { title: 'ask.unavailable', text: 'ask.unavailableText' },
} as const;

const MAILS = {
  seldom: {
    title: 'ask.mailsSeldom',
    text: 'ask.mailsSeldomText',
    yes: 'ask.mailsSeldomYes',
    done: 'ask.mailsSeldomDone',
  },
  never: { title: 'ask.mailsNever', text: 'ask.mailsNeverText', yes: 'ask.mailsNeverYes', done: 'ask.mailsNeverDone' },
} as const;

/** The page of a mail that asks for an availability, without a login and without a script. `language` stays in its links. */
export function AskSheet({ page, language }: { page: AskPage; language: string }) {
  const t = useAskT();
  switch (page.name) {
    case 'question':
      return (
        <Sheet
          title={t('ask.title', { firstname: page.ask.firstname, state: page.ask.state ?? 'none' })}
          lead={t('ask.lead')}
        >
          <Question ask={page.ask} form={page.form} />
        </Sheet>
      );
    case 'thanks':
      return <Thanks ask={page.ask} language={language} />;
    case 'mails':
      return (
        <Sheet title={t(MAILS[page.frequency].title)} lead={t(MAILS[page.frequency].text)}>
          <form method="post">
            <Button type="submit" wide>
              {t(MAILS[page.frequency].yes)}
            </Button>
          </form>
        </Sheet>
      );
    case 'mailsDone':
      return (
        <Sheet title={t(MAILS[page.frequency].done)} lead="">
          {page.frequency === 'never' && (
            <p>
              <a className={buttonStyle.text} href={`seldom?lang=${language}`}>
                {t('ask.mailsSeldomInstead')}
              </a>
            </p>
          )}
          <ToPortal />
        </Sheet>
      );
    default:
      return (
        <Sheet title={t(GONE[page.name].title)} lead={t(GONE[page.name].text)}>
          <ToPortal />
        </Sheet>
      );
  }
}

function Sheet({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <Page title={title} className={`${layoutStyle.wrap} ${layoutStyle.middle}`}>
      <section className={`${layoutStyle.sheet} ${layoutStyle.leaf} ${layoutStyle.alone}`}>
        <header>
          <h1>{title}</h1>
          {lead && <p className={textStyle.lead}>{lead}</p>}
        </header>
        {children}
      </section>
    </Page>
  );
}

function Thanks({ ask, language }: { ask: Ask; language: string }) {
  const t = useAskT();
  const { firstname, state, from, daysPerWeek, answer, answeredAt, nextAskOn } = ask;
  const day = answeredAt ?? '';
  const shown = { state: state === 'looking' && from ? 'later' : (state ?? ''), day: from ? formatDashed(from) : '' };
  return (
    <Page title={t('ask.thanks', { firstname })} className={`${layoutStyle.wrap} ${layoutStyle.middle}`}>
      <section
        className={`${layoutStyle.sheet} ${layoutStyle.leaf} ${layoutStyle.alone} ${style.thanks}`}
        role="status"
      >
        <p className={style.fresh}>
          <Check size={16} aria-hidden="true" />
          {formatDashed(day) === formatDashed(today())
            ? t('ask.confirmedToday')
            : t('ask.confirmedOn', { day: formatDashed(day) })}
        </p>
        <h1>{t('ask.thanks', { firstname })}</h1>
        <p className={textStyle.lead}>
          {t('ask.shown', { ...shown, days: daysPerWeek ?? 0 })}{' '}
          {nextAskOn && t('ask.shownNext', { day: formatDashed(nextAskOn) })}
        </p>
        <p>
          <a className={buttonStyle.text} href={`?answer=${answer ?? 'yes'}&lang=${language}`}>
            {t('ask.change')}
          </a>
        </p>
      </section>
    </Page>
  );
}

function ToPortal() {
  const t = useAskT();
  return (
    <div>
      <a className={buttonClass({})} href="/">
        {t('ask.open', { product: config.productName })}
      </a>
    </div>
  );
}
