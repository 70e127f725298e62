import { useDropDraft } from '@byline/web-kit/form';
import { useFormikContext } from 'formik';
import { useNavigate } from 'react-router-dom';
import { useListIntendedJobsQuery } from '../../../../api';
import { CheckboxField } from '../../../../components/form/CheckboxField';
import { Form } from '../../../../components/form/Form';
import { Dock } from '../../../../components/layout/Dock';
import { Section } from '../../../../components/layout/Section';
import { Button } from '../../../../components/ui/Button';
import { useT } from '@byline/web-kit/i18n';
import { useChosenLanguage } from '@byline/web-kit/session';
import {
  aboutValues,
  personalValues,
  wizardPatch,
  wizardWorkValues,
  type AboutValues,
  type OfferValues,
  type PersonalValues,
} from '../../form-values';
import { fieldOf, type Candidate } from '../../model';
import { useMergedForm } from '../../useMergedForm';
import {
  aboutDraft,
  backTo,
  finishedState,
  latestPersonal,
  offerDraft,
  personalDraft,
  type WizardState,
} from '../../wizard-state';
import { LanguageFields } from '../fields/LanguageFields';
import { InfoField, ProjectTexts } from '../fields/WorkFields';
import { Later } from './Later';
import type { WizardParts } from './wizard-parts';
import formStyle from '../../../../components/form/form.module.css';

const schema = () => import('../../schema').then((schemas) => schemas.aboutSchema);

interface AboutPageProps {
  candidate: Candidate;
  personal: PersonalValues;
  offer: OfferValues;
  state: WizardState;
  parts: WizardParts;
}

/** The form values of all pages. */
const wizardValues = (candidate: Candidate) => ({ ...personalValues(candidate), ...wizardWorkValues(candidate) });

/** Three texts about the work, and what can wait; Save sends all pages at once (docs/domain/candidates.md#wizard). */
export function AboutPage({ candidate, personal, offer, state, parts }: AboutPageProps) {
  const t = useT();
  const navigate = useNavigate();
  const language = useChosenLanguage();
  const { data: intended } = useListIntendedJobsQuery();
  const form = useMergedForm({ candidate, toValues: wizardValues, toPatch: (all) => wizardPatch(all, all) });
  const dropDraft = useDropDraft();
  /** After a conflict the values of this page hold those of the earlier pages too, as the user chose them. */
  const save = async (about: AboutValues): Promise<void> => {
    await form.save({ ...latestPersonal(personal, state, language), ...offer, ...about });
    dropDraft(personalDraft(candidate._id));
    dropDraft(offerDraft(candidate._id));
    await navigate('/complete', { replace: true, state: finishedState(candidate._id, intended?.records) });
  };
  return (
    <Form
      initialValues={aboutValues(candidate)}
      schema={schema}
      onSubmit={save}
      failure="dialog"
      fieldOf={fieldOf}
      onRefused={form.onRefused}
      clash={form.clash}
      className=""
      draft={{ ...aboutDraft(candidate._id), quiet: state.visited?.includes('about') === true }}
    >
      <Section id="s-projects" title={t('publicPage.projects')} help={t('wizard.projectsHelp')}>
        <div className={formStyle.form}>
          <ProjectTexts />
          <InfoField />
        </div>
      </Section>
      <Section id="s-later" title={t('wizard.found')} help={t('wizard.foundHelp')}>
        <div>
          <Later title={t('publicPage.languages')} help={t('wizard.languagesHelp')}>
            <div className={formStyle.form}>
              <LanguageFields />
            </div>
          </Later>
          {parts.portfolio && <Later title={t('files.portfolio')}>{parts.portfolio}</Later>}
          <Later title={t('experience.title')}>{parts.experience}</Later>
          <Later title={t('publicPage.education')}>{parts.diplomas}</Later>
        </div>
      </Section>
      {!candidate.newsletter && (
        <Section id="s-newsletter" title={t('candidate.newsletter')}>
          <CheckboxField name="newsletter" label={t('candidate.newsletter')} optional>
            {t('register.newsletter')}
          </CheckboxField>
        </Section>
      )}
      <AboutDock state={state} />
    </Form>
  );
}

/** "Previous" keeps the values of this page in its draft. */
function AboutDock({ state }: { state: WizardState }) {
  const t = useT();
  const navigate = useNavigate();
  const { isSubmitting } = useFormikContext<AboutValues>();
  return (
    <Dock>
      <Button look="quiet" onClick={() => void navigate('/complete', { state: backTo(state, 'offer') })}>
        {t('wizard.previous')}
      </Button>
      <Button type="submit" busy={isSubmitting ? t('common.saving') : undefined}>
        {t('common.save')}
      </Button>
    </Dock>
  );
}
