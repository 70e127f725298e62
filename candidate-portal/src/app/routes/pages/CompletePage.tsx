import { hasPortfolio } from '@byline/shared-types/domain';
import { Wizard } from '../../../features/candidate/components/wizard/Wizard';
import { functionOf } from '../../../features/candidate/model';
import { filesFor } from '../../../features/files/model';
import { useAhead } from '../../../lib/useAhead';
import { useCandidate } from '../RequireCandidate';
import { DiplomaWizardList, ExperienceWizardList, FileUploads, loadParts } from './lazy-complete-parts';
import rowStyle from '../../../components/form/row.module.css';

/** The wizard, with what other features have in it; the portfolio only for the functions that have one (docs/domain/files.md#portfolio). */
export default function CompletePage() {
  const candidate = useCandidate();
  useAhead(loadParts);
  const { _id, candidatefiles, workExperience, diploma } = candidate;
  return (
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
}
