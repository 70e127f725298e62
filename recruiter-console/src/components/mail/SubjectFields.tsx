import { mailFieldPattern, type MailField } from '@byline/shared-types/domain';
import { useT } from '@byline/web-kit/i18n';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import style from './SubjectFields.module.css';

/** A text whose fields are chips with their words, followed by the text for an empty value. */
function useChips(): (text: string) => ReactNode[] {
  const t = useT();
  return (text) => {
    const nodes: ReactNode[] = [];
    let end = 0;
    for (const { 0: token, 1: field, 2: otherwise, index } of text.matchAll(mailFieldPattern())) {
      nodes.push(
        text.slice(end, index),
        <span key={index} className={style.chip}>
          {t(`mailField.${field as MailField}`)}
          {otherwise && <span className={style.otherwise}> | {otherwise.trim()}</span>}
        </span>,
      );
      end = index + token.length;
    }
    return [...nodes, text.slice(end)];
  };
}

/** Shows the fields of a subject as words, below the input that has them as they are stored. */
export function SubjectFields({ text }: { text: string }) {
  const chips = useChips();
  return (
    <span className={style.line} dir="auto">
      <FormattedMessage id="mailField.subject" values={{ subject: chips(text) }} />
    </span>
  );
}

/** The help of a subject that has fields. */
export const subjectHelp = (text: string): ReactNode =>
  text.search(mailFieldPattern()) >= 0 && <SubjectFields text={text} />;
