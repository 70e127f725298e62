import { useNavigate } from 'react-router-dom';
import { Form } from '../../../../components/form/Form';
import { Dock } from '../../../../components/layout/Dock';
import { Section } from '../../../../components/layout/Section';
import { Button } from '../../../../components/ui/Button';
import { useT } from '@byline/web-kit/i18n';
import { offerValues, type OfferValues } from '../../form-values';
import { fieldOf, functionOf, type Candidate } from '../../model';
import { backTo, offerDraft, type WizardState } from '../../wizard-state';
import { SkillsField } from '../fields/SkillsField';
import { FreelancerField, RateFields } from '../fields/WorkFields';
import { FilesGuard } from './FilesGuard';
import type { WizardParts } from './wizard-parts';

const schema = () => import('../../schema').then((schemas) => schemas.offerSchema);

interface OfferPageProps {
  candidate: Candidate;
  state: WizardState;
  parts: WizardParts;
}

/** Skills, rates and CV, which clients need first (docs/domain/candidates.md#wizard). */
export function OfferPage({ candidate, state, parts }: OfferPageProps) {
  const t = useT();
  const navigate = useNavigate();
  const next = async (offer: OfferValues): Promise<void> => {
    const forward: WizardState = { ...state, offer };
    await navigate('/complete', { state: forward });
  };
  const draft = { ...offerDraft(candidate._id), omit: ['files'], staysWhenSent: true };
  return (
    <Form
      initialValues={{ ...offerValues(candidate), files: parts.fileCount }}
      schema={schema}
      onSubmit={next}
      failure="dialog"
      fieldOf={fieldOf}
      className=""
      draft={{ ...draft, quiet: state.visited?.includes('offer') === true }}
    >
      <Section id="s-skills" title={t('candidateField.skills')} help={t('wizard.skillsHelp')}>
        <SkillsField candidate={candidate} suggests />
      </Section>
      <Section id="s-rates" title={t('wizard.rates')} help={t('wizard.ratesHelp')}>
        <RateFields functionName={functionOf(candidate)} />
        <FreelancerField />
      </Section>
      <Section id="s-files" title={t('files.cv')} help={t('wizard.filesHelp')}>
        <FilesGuard count={parts.fileCount}>{parts.cv}</FilesGuard>
      </Section>
      <Dock>
        <Button look="quiet" onClick={() => void navigate('/complete', { state: backTo(state, 'personal') })}>
          {t('wizard.previous')}
        </Button>
        <Button type="submit">{t('wizard.next')}</Button>
      </Dock>
    </Form>
  );
}
