import { ASKED_DAYS_PER_WEEK, ASK_ANSWERS, type AskAnswer } from '@byline/shared-types/domain';
import { formatDay, today } from '@byline/web-kit/dates';
import { visuallyHidden } from '@byline/web-kit/ui';
import type { ReactNode } from 'react';
import checkStyle from '../../../components/form/check.module.css';
import controlStyle from '../../../components/form/control.module.css';
import fieldStyle from '../../../components/form/field.module.css';
import segmentStyle from '../../../components/form/segments.module.css';
import summaryStyle from '../../../components/form/summary.module.css';
import { Button } from '../../../components/ui/Button';
import { ErrorLine } from '../../../components/ui/ErrorLine';
import textStyle from '../../../components/ui/text.module.css';
import type { Ask, AskForm } from '../page';
import { useAskT } from '../useAskT';
import style from './Question.module.css';

const LABELS = { yes: 'ask.yes', not_until: 'ask.notUntil', not_looking: 'ask.notLooking' } as const;
const HELPS = { yes: null, not_until: 'ask.notUntilHelp', not_looking: 'ask.notLookingHelp' } as const;

/** The question with its three answers. Only sending the form stores an answer, because scanners of mail open links. */
export function Question({ ask, form }: { ask: Ask; form: AskForm }) {
  const t = useAskT();
  const { answeredAt } = ask;
  const more: Record<AskAnswer, ReactNode> = {
    yes: <Days ask={ask} chosen={form.daysPerWeek} />,
    not_until: <FirstDay form={form} />,
    not_looking: null,
  };
  return (
    <form method="post" className={style.form} noValidate>
      {answeredAt !== null && <p className={summaryStyle.note}>{t('ask.already', { day: formatDay(answeredAt) })}</p>}
      {form.refused === 'too_many_requests' && (
        <p className={summaryStyle.summary} role="alert">
          {t('ask.tooMany')}
        </p>
      )}
      <fieldset className={style.choices}>
        <legend className={visuallyHidden}>{t('ask.answer')}</legend>
        {ASK_ANSWERS.map((answer) => {
          const help = HELPS[answer];
          return (
            <div className={style.choice} key={answer}>
              <label className={checkStyle.check}>
                <input type="radio" name="answer" value={answer} defaultChecked={form.answer === answer} />
                <span>
                  {t(LABELS[answer])}
                  {help && <small>{t(help)}</small>}
                </span>
              </label>
              {more[answer] && <div className={style.more}>{more[answer]}</div>}
            </div>
          );
        })}
      </fieldset>
      <div className={style.end}>
        <Button type="submit" wide>
          {t('ask.confirm')}
        </Button>
        <p className={`${textStyle.small} ${textStyle.secondary}`}>
          {t('ask.noLogin', { day: formatDay(ask.expiresAt) })}
        </p>
      </div>
    </form>
  );
}

function Days({ ask, chosen }: { ask: Ask; chosen: string }) {
  const t = useAskT();
  const known = ask.daysPerWeek === null ? [] : [ask.daysPerWeek];
  const choices = [...new Set<number>([...ASKED_DAYS_PER_WEEK, ...known])].toSorted((a, b) => a - b);
  return (
    <>
      <p aria-hidden="true">{t('ask.days')}</p>
      <fieldset className={`${segmentStyle.segments} ${style.days}`}>
        <legend className={visuallyHidden}>{t('ask.days')}</legend>
        {choices.map((days) => (
          <label key={days}>
            <input type="radio" name="daysPerWeek" value={days} defaultChecked={chosen === String(days)} />
            <span>{days}</span>
          </label>
        ))}
      </fieldset>
    </>
  );
}

function FirstDay({ form: { from, refused } }: { form: AskForm }) {
  const t = useAskT();
  const error = refused && refused !== 'too_many_requests' ? refused : null;
  return (
    <div className={fieldStyle.field}>
      <label className={fieldStyle.label} htmlFor="from">
        {t('ask.notUntilDay')}
      </label>
      <input
        id="from"
        name="from"
        className={controlStyle.input}
        type="date"
        min={today()}
        defaultValue={from}
        autoFocus={error !== null}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? 'from-error' : undefined}
      />
      {error && (
        <ErrorLine id="from-error" isNews>
          {t(error === 'date_in_past' ? 'ask.fromPast' : 'ask.fromWrong')}
        </ErrorLine>
      )}
    </div>
  );
}
