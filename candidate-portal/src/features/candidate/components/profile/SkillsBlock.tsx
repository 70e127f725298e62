import { labelIn } from '@byline/shared-types/domain';
import { Pill } from '../../../../components/ui/Pill';
import { Stars } from '@byline/web-kit/ui';
import { useLanguage, useT } from '@byline/web-kit/i18n';
import { type Candidate } from '../../model';
import { SkillsForm } from './block-forms';
import { ProfileBlock } from './ProfileBlock';
import fieldStyle from '../../../../components/form/field.module.css';
import linesStyle from '../../../../components/ui/lines.module.css';
import textStyle from '../../../../components/ui/text.module.css';

export function SkillsBlock({ candidate }: { candidate: Candidate }) {
  const t = useT();
  return (
    <ProfileBlock
      id="p-skills"
      candidateId={candidate._id}
      title={t('candidateField.skills')}
      editLabel={t('profile.manageSkills')}
      editWord={t('profile.manageSkills')}
      pencil={false}
      view={<SkillLines candidate={candidate} />}
      form={(close) => <SkillsForm candidate={candidate} onDone={close} />}
    />
  );
}

function SkillLines({ candidate }: { candidate: Candidate }) {
  const t = useT();
  const language = useLanguage();
  const { skills } = candidate;
  if (skills.length === 0) return null;
  return (
    <>
      <ul className={linesStyle.lines}>
        {skills.map(({ skillId, label, level, state, remark }) => (
          <li key={skillId}>
            <span className={linesStyle.together}>
              <span>
                {label ? labelIn(label, language) : t('skills.unknown')}
                {remark && <span className={`${fieldStyle.help} ${textStyle.block}`}>{remark}</span>}
              </span>
              {state === 'pending' && <Pill look="wait">{t('common.pending')}</Pill>}
            </span>
            {level > 0 ? (
              <Stars level={level} />
            ) : (
              <span className={`${textStyle.small} ${textStyle.secondary}`}>{t('skills.notRated')}</span>
            )}
          </li>
        ))}
      </ul>
      {skills.some(({ state }) => state === 'pending') && <p className={fieldStyle.help}>{t('profile.pendingHelp')}</p>}
    </>
  );
}
