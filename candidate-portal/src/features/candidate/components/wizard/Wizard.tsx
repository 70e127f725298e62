import { useLocation } from 'react-router-dom';
import { Page } from '../../../../components/layout/Page';
import { Boundary } from '../../../../components/ui/States';
import { Steps } from '../../../../components/ui/Steps';
import { useT } from '@byline/web-kit/i18n';
import type { Candidate } from '../../model';
import { readWizardState, type WizardStep } from '../../wizard-state';
import { WizardDone } from './WizardDone';
import { WizardStepTwo } from './WizardStepTwo';
import { WizardStepOne } from './WizardStepOne';
import type { WizardParts } from './wizard-parts';
import layoutStyle from '../../../../components/layout/layout.module.css';
import textStyle from '../../../../components/ui/text.module.css';
import style from './wizard.module.css';

const TITLES = { 1: 'wizard.whoAreYou', 2: 'wizard.whatBest', 3: 'wizard.doneTitle' } as const;

/** The wizard that completes the profile; the navigation state holds the step (docs/domain/candidates.md#wizard). */
export function Wizard({ candidate, parts }: { candidate: Candidate; parts: WizardParts }) {
  const t = useT();
  const location = useLocation();
  const state = readWizardState(location.state, candidate._id);
  return (
    <Page title={t('wizard.title')} className={layoutStyle.wrap} key={state.step}>
      <WizardHeader step={state.step} />
      {state.step === 1 && <WizardStepOne candidate={candidate} state={state} />}
      {state.step === 2 && state.personal && (
        <Boundary>
          <WizardStepTwo candidate={candidate} personal={state.personal} state={state} parts={parts} />
        </Boundary>
      )}
      {state.step === 3 && (
        <Boundary>
          <WizardDone />
        </Boundary>
      )}
    </Page>
  );
}

function WizardHeader({ step }: { step: WizardStep }) {
  const t = useT();
  return (
    <header className={style.intro}>
      <Steps steps={[t('wizard.stepYou'), t('wizard.stepWork'), t('wizard.stepDone')]} current={step} />
      <div>
        <p className={`${style.onPhone} ${textStyle.small} ${textStyle.secondary}`}>{t('wizard.stepOf', { step })}</p>
        <h1>{t(TITLES[step])}</h1>
      </div>
    </header>
  );
}
