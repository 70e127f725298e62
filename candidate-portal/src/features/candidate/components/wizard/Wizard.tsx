import { DraftOwnerContext } from '@byline/web-kit/form';
import { use, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Page } from '../../../../components/layout/Page';
import { Boundary } from '../../../../components/ui/States';
import { Steps } from '../../../../components/ui/Steps';
import { useT } from '@byline/web-kit/i18n';
import { splitFormerDraft } from '../../former-draft';
import type { Candidate } from '../../model';
import { pageOf, readWizardState, type WizardPage } from '../../wizard-state';
import { AboutPage } from './AboutPage';
import { OfferPage } from './OfferPage';
import { PersonalPage } from './PersonalPage';
import { WizardDone } from './WizardDone';
import type { WizardParts } from './wizard-parts';
import layoutStyle from '../../../../components/layout/layout.module.css';
import textStyle from '../../../../components/ui/text.module.css';
import style from './wizard.module.css';

const PAGES = ['personal', 'offer', 'about', 'done'] as const;
const TITLES = {
  personal: 'wizard.reachYou',
  offer: 'wizard.whatBest',
  about: 'wizard.aboutWork',
  done: 'wizard.doneTitle',
} as const;

/** The wizard that completes the profile in small pages; the navigation state holds the step (docs/domain/candidates.md#wizard). */
export function Wizard({ candidate, parts }: { candidate: Candidate; parts: WizardParts }) {
  const t = useT();
  const location = useLocation();
  const state = readWizardState(location.state, candidate._id);
  const { personal, offer } = state;
  const page = pageOf(state);
  const owner = use(DraftOwnerContext);
  useState(() => splitFormerDraft(owner, candidate._id));
  return (
    <Page title={t('wizard.title')} className={layoutStyle.wrap} key={page}>
      <WizardHeader page={page} />
      {page !== 'done' && <div className={style.thread}>{parts.jobs}</div>}
      {page === 'personal' && <PersonalPage candidate={candidate} state={state} parts={parts} />}
      {page === 'offer' && (
        <Boundary>
          <OfferPage candidate={candidate} state={state} parts={parts} />
        </Boundary>
      )}
      {page === 'about' && personal && offer && (
        <Boundary>
          <AboutPage candidate={candidate} personal={personal} offer={offer} state={state} parts={parts} />
        </Boundary>
      )}
      {page === 'done' && (
        <Boundary>
          <WizardDone candidate={candidate} intended={state.intended ?? []} parts={parts} />
        </Boundary>
      )}
    </Page>
  );
}

function WizardHeader({ page }: { page: WizardPage }) {
  const t = useT();
  const step = PAGES.indexOf(page) + 1;
  const names = [t('wizard.stepYou'), t('wizard.stepOffer'), t('wizard.stepWork'), t('wizard.stepDone')];
  return (
    <header className={style.intro}>
      <Steps steps={names} current={step} />
      <div>
        <p className={`${style.onPhone} ${textStyle.small} ${textStyle.secondary}`}>
          {t('wizard.stepOf', { step, steps: PAGES.length })}
        </p>
        <h1>{t(TITLES[page])}</h1>
        {page === 'personal' && <p className={textStyle.lead}>{t('wizard.estimate')}</p>}
      </div>
    </header>
  );
}
