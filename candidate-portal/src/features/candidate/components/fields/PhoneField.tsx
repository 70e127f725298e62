import { useFormikContext } from 'formik';
import { Select } from '../../../../components/ui/Select';
import { describedBy, FieldShell } from '../../../../components/form/FieldShell';
import { useField } from '@byline/web-kit/form';
import { useT } from '@byline/web-kit/i18n';
import type { PersonalValues } from '../../form-values';
import { prefixChoices, readPhone } from '@byline/web-kit/phone';
import controlStyle from '../../../../components/form/control.module.css';
import style from './PhoneField.module.css';

const PREFIXES = prefixChoices();

/** The country prefix and the number. A number typed with a prefix selects that prefix. */
export function PhoneField() {
  const t = useT();
  const phone = useField('phone', t('candidateField.phone'));
  const prefix = useField('phoneCountry', t('candidate.prefix'));
  const { values, setValues } = useFormikContext<PersonalValues>();
  const chosen = typeof prefix.value === 'string' ? prefix.value : '';
  const typed = typeof phone.value === 'string' ? phone.value : '';
  const leave = (): void => {
    const international = typed.trim().replace(/^00/, '+');
    const { country, national } = readPhone(international, chosen);
    if (national === international) phone.leave();
    // Sets both values before the field is left, because the number is validated with the prefix.
    else void setValues({ ...values, phoneCountry: country, phone: national }).then(phone.leave);
  };
  return (
    <FieldShell field={phone} label={t('candidateField.phone')}>
      <div className={style.phone}>
        <Select
          aria-label={t('candidate.prefix')}
          value={chosen}
          choices={PREFIXES}
          onChange={(event) => prefix.setValue(event.target.value)}
        />
        <input
          id={phone.id}
          name="phone"
          className={controlStyle.input}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          value={typed}
          aria-invalid={phone.error ? true : undefined}
          aria-describedby={describedBy(phone, undefined)}
          onBlur={leave}
          onChange={(event) => phone.setValue(event.target.value)}
        />
      </div>
    </FieldShell>
  );
}
