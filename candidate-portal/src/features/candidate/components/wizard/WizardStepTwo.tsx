import { useDropDraft } from '@byline/web-kit/form';
import { useFormikContext } from 'formik';
import { useNavigate } from 'react-router-dom';
import { CheckboxField } from '../../../../components/form/CheckboxField';
import { Form } from '../../../../components/form/Form';
import { Section } from '../../../../components/layout/Section';
import { Button } from '../../../../components/ui/Button';
import { useT } from '@byline/web-kit/i18n';
import { useChosenLanguage } from '@byline/web-kit/session';
import {
  personalValues,
  wizardPatch,
  wizardWorkValues,
  type PersonalValues,
  type WizardWorkValues,
} from '../../form-values';
import { fieldOf, functionOf, type Candidate } from '../../model';
import { useSaveForm } from '../../useSaveForm';
import { finishedState, latestPersonal, personalDraft, type WizardState } from '../../wizard-state';
import { SkillsField } from '../fields/SkillsField';
import { LanguageFields } from '../fields/LanguageFields';
import { InfoField, ProjectFields, RateFields } from '../fields/WorkFields';
import { FilesGuard } from './FilesGuard';
import type { WizardParts } from './wizard-parts';
import formStyle from '../../../../components/form/form.module.css';
import { Dock } from '../../../../components/layout/Dock';

const schema = () => import('../../schema').then((schemas) => schemas.wizardWorkSchema);

interface WizardStepTwoProps {
  candidate: Candidate;
  personal: PersonalValues;
  state: WizardState;
  parts: WizardParts;
}

/** The form values of both steps. */
const wizardValues = (candidate: Candidate) => ({ ...personalValues(candidate), ...wizardWorkValues(candidate) });

/** The questions about the work; Save sends both steps at once (docs/domain/candidates.md#wizard). */
export function WizardStepTwo({ candidate, personal, state, parts }: WizardStepTwoProps) {
  const t = useT();
  const navigate = useNavigate();
  const language = useChosenLanguage();
  const saveForm = useSaveForm({ candidate, toValues: wizardValues, toPatch: (both) => wizardPatch(both, both) });
  const dropDraft = useDropDraft();
  const save = async (work: WizardWorkValues): Promise<void> => {
    await saveForm({ ...latestPersonal(personal, state, language), ...work });
    dropDraft(personalDraft(candidate._id));
    await navigate('/complete', { replace: true, state: finishedState(candidate._id) });
  };
  const initialValues = { ...wizardWorkValues(candidate), files: parts.fileCount };
  return (
    <Form
      initialValues={initialValues}
      schema={schema}
      onSubmit={save}
      failure="dialog"
      fieldOf={fieldOf}
      className=""
      draft={{ form: 'wizard-work', record: candidate._id, omit: ['files'], quiet: state.visited === true }}
    >
      <Section
        id="s-skills"
        title={t('candidateField.skills')}
        help={t('wizard.skillsHelp')}
        more={t('wizard.skillsPending')}
      >
        <SkillsField candidate={candidate} />
      </Section>
      <Section id="s-rates" title={t('wizard.rates')} help={t('wizard.ratesHelp')}>
        <RateFields functionName={functionOf(candidate)} />
      </Section>
      <Section id="s-languages" title={t('wizard.languages')} help={t('wizard.languagesHelp')}>
        <div className={formStyle.form}>
          <LanguageFields />
        </div>
      </Section>
      <Section id="s-files" title={t('wizard.files')} help={t('wizard.filesHelp')}>
        <FilesGuard count={parts.fileCount}>{parts.files}</FilesGuard>
      </Section>
      <Section id="s-projects" title={t('wizard.projects')} help={t('wizard.projectsHelp')}>
        <div className={formStyle.form}>
          <ProjectFields />
        </div>
      </Section>
      <Section id="s-about" title={t('wizard.about')}>
        <InfoField />
      </Section>
      <Section id="s-work" title={t('wizard.workExperience')}>
        {parts.experience}
      </Section>
      <Section id="s-diplomas" title={t('wizard.diplomas')}>
        {parts.diplomas}
      </Section>
      {!candidate.newsletter && (
        <Section id="s-newsletter" title={t('wizard.newsletter')}>
          <CheckboxField name="newsletter" label={t('candidate.newsletter')} optional>
            {t('candidate.newsletterText')}
          </CheckboxField>
        </Section>
      )}
      <WizardDock personal={personal} state={state} />
    </Form>
  );
}

/** "Previous" keeps the values of this step. */
function WizardDock({ personal, state }: { personal: PersonalValues; state: WizardState }) {
  const t = useT();
  const navigate = useNavigate();
  const { isSubmitting } = useFormikContext<WizardWorkValues>();
  const back = (): void => {
    const previous: WizardState = { ...state, step: 1, personal, visited: true };
    void navigate('/complete', { state: previous });
  };
  return (
    <Dock>
      <Button look="quiet" onClick={back}>
        {t('wizard.previous')}
      </Button>
      <Button type="submit" busy={isSubmitting ? t('common.saving') : undefined}>
        {t('common.save')}
      </Button>
    </Dock>
  );
}
