import { ArrowRight, ExternalLink } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useSeen } from '@byline/web-kit/ui';
import type { IntendedJob } from '../../../../components/ui/ApplyingFor';
import { Boundary } from '../../../../components/ui/States';
import type { Candidate } from '../../model';
import { Found } from '../profile/Found';
import { PublicSwitch } from '../profile/PublicSwitch';
import type { WizardParts } from './wizard-parts';
import { config } from '@byline/web-kit/config';
import { useLanguage, useT } from '@byline/web-kit/i18n';
import layoutStyle from '../../../../components/layout/layout.module.css';
import textStyle from '../../../../components/ui/text.module.css';
import style from './WizardDone.module.css';

interface WizardDoneProps {
  candidate: Candidate;
  /** The jobs that waited for the profile. */
  intended: readonly IntendedJob[];
  parts: Pick<WizardParts, 'sent' | 'publicPage'>;
}

/** The last step: the sent applications, the count of useful fields, the public page, and three links to continue. */
export function WizardDone({ candidate, intended, parts }: WizardDoneProps) {
  const t = useT();
  const language = useLanguage();
  const [frame, seen] = useSeen<HTMLElement>();
  return (
    <>
      <p className={textStyle.lead}>{t('wizard.doneLead')}</p>
      <div className={style.parts}>
        {parts.sent(intended)}
        <Found candidate={candidate} />
        <PublicSwitch candidate={candidate} />
        <section
          className={`${layoutStyle.sheet} ${style.preview}`}
          aria-label={t('publicPage.preview')}
          tabIndex={0}
          ref={frame}
        >
          {seen && <Boundary>{parts.publicPage}</Boundary>}
        </section>
      </div>
      <ul className={style.ways}>
        <li>
          <a className={`${layoutStyle.sheet} ${style.way}`} href={config.links.jobs[language]}>
            <span className={style.title}>
              {t('apply.openJobs')} <ExternalLink size={16} />
            </span>
            <span className={textStyle.secondary}>{t('wizard.vacanciesText')}</span>
          </a>
        </li>
        <li>
          <a className={`${layoutStyle.sheet} ${style.way}`} href={config.links.blog}>
            <span className={style.title}>
              {t('wizard.blog')} <ExternalLink size={16} />
            </span>
            <span className={textStyle.secondary}>{t('wizard.blogText')}</span>
          </a>
        </li>
        <li>
          <Link className={`${layoutStyle.sheet} ${style.way}`} to="/profile">
            <span className={style.title}>
              {t('wizard.profile')} <ArrowRight size={16} />
            </span>
            <span className={textStyle.secondary}>{t('wizard.profileText')}</span>
          </Link>
        </li>
      </ul>
    </>
  );
}
