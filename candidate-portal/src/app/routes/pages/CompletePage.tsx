import { hasPortfolio } from '@byline/shared-types/domain';
import { useChosenLanguage } from '@byline/web-kit/session';
import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import { Wizard } from '../../../features/candidate/components/wizard/Wizard';
import { functionOf } from '../../../features/candidate/model';
import { readWizardState } from '../../../features/candidate/wizard-state';
import { filesFor } from '../../../features/files/model';
import { loadAllMessages } from '../../../i18n/catalogues';
import { useAhead } from '../../../lib/useAhead';
import { PageShape } from '../PageShape';
import { useCandidate } from '../RequireCandidate';
import WithOwnTexts from '../WithOwnTexts';
import { DiplomaWizardList, ExperienceWizardList, FileUploads, loadParts } from './lazy-complete-parts';
import rowStyle from '../../../components/form/row.module.css';

/** The wizard, with what other features have in it, and their texts, from the second step on; the portfolio only for the functions that have one (docs/domain/files.md#portfolio). */
export default function CompletePage() {
  const candidate = useCandidate();
  const language = useChosenLanguage();
  useAhead(useCallback(() => Promise.all([loadParts(), loadAllMessages(language)]), [language]));
  const { _id, candidatefiles, workExperience, diploma } = candidate;
  const { step } = readWizardState(useLocation().state, _id);
  const wizard = (
    <Wizard
      candidate={candidate}
      parts={{
        fileCount: filesFor(candidatefiles).length,
        files: ({ id, describedBy, error }) => (
          <div className={rowStyle.row}>
            <FileUploads
              candidateId={_id}
              purpose="cv"
              files={candidatefiles}
              buttonId={id}
              describedBy={describedBy}
              error={error}
            />
            {hasPortfolio(functionOf(candidate)) && (
              <FileUploads candidateId={_id} purpose="portfolio" files={candidatefiles} />
            )}
          </div>
        ),
        experience: <ExperienceWizardList candidateId={_id} list={workExperience} />,
        diplomas: <DiplomaWizardList candidateId={_id} list={diploma} />,
      }}
    />
  );
  return step === 1 ? wizard : <WithOwnTexts meanwhile={<PageShape />}>{wizard}</WithOwnTexts>;
}
