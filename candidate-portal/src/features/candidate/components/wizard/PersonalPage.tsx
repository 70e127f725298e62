import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Form } from '../../../../components/form/Form';
import { Section } from '../../../../components/layout/Section';
import { Boundary } from '../../../../components/ui/States';
import { Button } from '../../../../components/ui/Button';
import { useT } from '@byline/web-kit/i18n';
import { useChosenLanguage } from '@byline/web-kit/session';
import { personalValues, withContact, type PersonalValues } from '../../form-values';
import { fieldOf, type Candidate } from '../../model';
import { personalDraft, type WizardState } from '../../wizard-state';
import { Avatar } from '../Avatar';
import { AddressFields, NameFields } from '../fields/PersonalFields';
import type { WizardParts } from './wizard-parts';
import { FromCv } from './FromCv';
import { PhoneField } from '../fields/PhoneField';
import formStyle from '../../../../components/form/form.module.css';
import { Dock } from '../../../../components/layout/Dock';

const schema = () => import('../../schema').then((schemas) => schemas.personalSchema);

interface PersonalPageProps {
  candidate: Candidate;
  state: WizardState;
  parts: WizardParts;
}

/** The values of the form and its setter, for the CV that is read in its place. */
interface OpenCv {
  values: PersonalValues;
  take: (values: PersonalValues) => void;
}

/** Address and phone first, then what the registration knows already. The navigation state passes the details on to the page that saves everything. */
export function PersonalPage({ candidate, state, parts }: PersonalPageProps) {
  const t = useT();
  const navigate = useNavigate();
  const language = useChosenLanguage();
  const next = async (personal: PersonalValues): Promise<void> => {
    const forward: WizardState = { ...state, step: 2, personal, language };
    await navigate('/complete', { state: forward });
  };
  const [cv, setCv] = useState<OpenCv | null>(null);
  return (
    <>
      {cv && (
        <Boundary>
          {parts.fromCv({
            values: cv.values,
            onContact: (contact) => cv.take(withContact(cv.values, contact)),
            onClose: () => setCv(null),
          })}
        </Boundary>
      )}
      <div hidden={cv !== null}>
        <Form
          initialValues={personalValues(candidate)}
          schema={schema}
          onSubmit={next}
          failure="dialog"
          fieldOf={fieldOf}
          className=""
          draft={{ ...personalDraft(candidate._id), quiet: state.personal !== undefined, staysWhenSent: true }}
        >
          {state.visited === undefined && <FromCv onOpen={(values, take) => setCv({ values, take })} />}
          <Section id="s-address" title={t('candidate.address')} help={t('wizard.addressHelp')}>
            <div className={formStyle.form}>
              <AddressFields />
            </div>
          </Section>
          <Section id="s-contact" title={t('wizard.contact')} help={t('wizard.contactHelp')}>
            <PhoneField />
          </Section>
          <Section id="s-you" title={t('wizard.you')} help={t('wizard.youHelp')}>
            <div className={formStyle.form}>
              <NameFields />
            </div>
          </Section>
          <Section id="s-photo" title={t('wizard.photo')} help={t('photo.help')}>
            <Avatar candidate={candidate} />
          </Section>
          <Dock>
            <Button type="submit">{t('wizard.next')}</Button>
          </Dock>
        </Form>
      </div>
    </>
  );
}
