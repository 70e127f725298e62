import { ASKED_DAYS_PER_WEEK, ASK_ANSWERS, type AskAnswer } from '@byline/shared-types/domain';
import { formatDashed, today } from '@byline/web-kit/dates';
import { visuallyHidden } from '@byline/web-kit/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
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

/** The question with its three answers. Only sending the form stores an answer, because scanners of mail open links. */
export function Question({ ask, form }: { ask: Ask; form: AskForm }) {
  const t = useAskT();
  const { answeredAt, state, yesFrom, nextAskOn } = ask;
  const refused = form.refused?.field === 'answer' ? form.refused.code : null;
  const labels: Record<AskAnswer, string> = {
    yes: t(state === 'looking' ? 'ask.yes' : 'ask.yesNew'),
    not_until: t('ask.notUntil'),
    not_looking: t('ask.notLooking'),
  };
  const helps: Record<AskAnswer, string | null> = {
    yes: yesFrom === null ? t('ask.yesNow') : t('ask.yesFrom', { day: formatDashed(yesFrom) }),
    not_until: t('ask.notUntilHelp'),
    not_looking: nextAskOn && t('ask.notLookingHelp'),
  };
  const more: Record<AskAnswer, ReactNode> = {
    yes: <Days ask={ask} form={form} />,
    not_until: <FirstDay form={form} />,
    not_looking: null,
  };
  return (
    <form method="post" className={style.form} noValidate>
      {answeredAt !== null && (
        <p className={summaryStyle.note}>{t('ask.already', { day: formatDashed(answeredAt) })}</p>
      )}
      {refused && (
        <p className={summaryStyle.summary} role="alert">
          {t(refused === 'too_many_requests' ? 'ask.tooMany' : 'ask.answerWrong')}
        </p>
      )}
      <fieldset className={style.choices}>
        <legend className={visuallyHidden}>{t('ask.answer')}</legend>
        {ASK_ANSWERS.map((answer) => {
          const help = helps[answer];
          return (
            <div className={style.choice} key={answer}>
              <label className={checkStyle.check}>
                <input type="radio" name="answer" value={answer} defaultChecked={form.answer === answer} />
                <span>
                  {labels[answer]}
                  {help && <small>{help}</small>}
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
          {t('ask.noLogin', { day: formatDashed(ask.expiresAt) })}
        </p>
      </div>
    </form>
  );
}

function Days({ ask, form: { daysPerWeek: chosen, refused } }: { ask: Ask; form: AskForm }) {
  const t = useAskT();
  const { formatNumber } = useIntl();
  const { daysPerWeek, hoursPerWeek } = ask;
  const known = daysPerWeek === null ? [] : [daysPerWeek];
  const numbers = [...new Set<number>([...ASKED_DAYS_PER_WEEK, ...known])].toSorted((a, b) => a - b);
  const choices = [
    ...numbers.map((days) => ({ value: String(days), label: formatNumber(days) })),
    ...(hoursPerWeek === null ? [] : [{ value: 'hours', label: t('ask.daysHours', { hours: hoursPerWeek }) }]),
    { value: 'any', label: t('ask.daysAny') },
  ];
  const isRefused = refused?.field === 'daysPerWeek';
  return (
    <>
      <p aria-hidden="true">{t('ask.days')}</p>
      <fieldset
        className={`${segmentStyle.segments} ${style.days}`}
        aria-describedby={isRefused ? 'days-error' : undefined}
      >
        <legend className={visuallyHidden}>{t('ask.days')}</legend>
        {choices.map(({ value, label }) => (
          <label key={value}>
            <input type="radio" name="daysPerWeek" value={value} defaultChecked={chosen === value} />
            <span>{label}</span>
          </label>
        ))}
      </fieldset>
      {isRefused && (
        <ErrorLine id="days-error" isNews>
          {t('ask.daysWrong')}
        </ErrorLine>
      )}
    </>
  );
}

function FirstDay({ form: { from, refused } }: { form: AskForm }) {
  const t = useAskT();
  const error = refused?.field === 'from' ? refused.code : null;
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
