import { useT } from '@byline/web-kit/i18n';
import { useFormikContext } from 'formik';
import { Section } from '../../../../components/layout/Section';
import { Button } from '../../../../components/ui/Button';
import type { PersonalValues } from '../../form-values';

/** Offers to fill in the first step from a CV. Gives the values of the form, which a CV does not overwrite. */
export function FromCv({
  onOpen,
}: {
  onOpen: (values: PersonalValues, take: (values: PersonalValues) => void) => void;
}) {
  const t = useT();
  const { values, setValues } = useFormikContext<PersonalValues>();
  return (
    <Section id="s-cv" title={t('files.cv')} help={t('wizard.later')}>
      <div>
        <Button look="line" onClick={() => onOpen(values, (next) => void setValues(next))}>
          {t('cvImport.title')}
        </Button>
      </div>
    </Section>
  );
}
