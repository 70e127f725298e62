import { hasPortfolio } from '@byline/shared-types/domain';
import { Wizard } from '../../../features/candidate/components/wizard/Wizard';
import { functionOf } from '../../../features/candidate/model';
import { filesFor } from '../../../features/files/model';
import { useCandidate } from '../useCandidate';
import { DiplomaWizardList } from '../../../features/education/components/DiplomaWizardList';
import { ExperienceWizardList } from '../../../features/experience/components/ExperienceWizardList';
import { FileUploads } from '../../../features/files/components/FileUploads';
import rowStyle from '../../../components/form/row.module.css';

/** Passes parts of other features to the wizard's second step; only functions with a portfolio get its upload (docs/domain/files.md#portfolio). */
export function Component() {
  const candidate = useCandidate();
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
