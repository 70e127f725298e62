import { COMPLETENESS_FIELDS, missingFields } from '@byline/shared-types/domain';
import { useIntl } from 'react-intl';
import { useT } from '@byline/web-kit/i18n';
import type { Candidate } from '../../model';
import { Found } from './Found';
import textStyle from '../../../../components/ui/text.module.css';
import style from './completeness.module.css';

/** Names the missing fields of an incomplete profile; of a complete one, shows what it is found by. */
export function Completeness({ candidate }: { candidate: Candidate }) {
  const t = useT();
  const intl = useIntl();
  const missing = missingFields(candidate);
  if (missing.length === 0) return <Found candidate={candidate} />;
  const total = COMPLETENESS_FIELDS.length;
  const names = intl.formatList(missing.map((field) => t(`candidateField.${field}`).toLocaleLowerCase(intl.locale)));
  return (
    <section aria-labelledby="a-full">
      <header>
        <h2 id="a-full">{t('profile.incomplete')}</h2>
        <span className={`${textStyle.nowrap} ${textStyle.small} ${textStyle.secondary}`}>
          {t('profile.sixOf', { count: total - missing.length, total })}
        </span>
      </header>
      <div className={style.bars} aria-hidden="true">
        {COMPLETENESS_FIELDS.map((field, index) => (
          <i key={field} className={index < total - missing.length ? style.known : undefined} />
        ))}
      </div>
      <p className={`${textStyle.small} ${textStyle.secondary}`}>{t('profile.missing', { fields: names })}</p>
    </section>
  );
}
