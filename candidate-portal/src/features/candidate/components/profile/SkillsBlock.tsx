import { labelIn } from '@byline/shared-types/domain';
import { Pill } from '../../../../components/ui/Pill';
import { Stars } from '@byline/web-kit/ui';
import { common } from '../../../../i18n/messages';
import { useLanguage } from '@byline/web-kit/i18n';
import { useT } from '@byline/web-kit/i18n';
import { fields, profile, skillWords } from '../../messages';
import { chosenSkills, type Candidate } from '../../model';
import { skillsSchema } from '../../schema';
import { SkillsField } from '../fields/SkillsField';
import { BlockForm } from './BlockForm';
import { ProfileBlock } from './ProfileBlock';

export function SkillsBlock({ candidate }: { candidate: Candidate }) {
  const t = useT();
  return (
    <ProfileBlock
      id="p-skills"
      title={t(fields.skills)}
      editLabel={t(profile.manageSkills)}
      editWord={t(profile.manageSkills)}
      pencil={false}
      view={<SkillLines candidate={candidate} />}
      form={(close) => (
        <BlockForm
          candidate={candidate}
          block={t(fields.skills)}
          labelledBy="p-skills"
          initialValues={{ skills: chosenSkills(candidate) }}
          schema={skillsSchema}
          toPatch={({ skills }) => ({ skills })}
          summary={false}
          onDone={close}
        >
          <SkillsField candidate={candidate} remarks />
        </BlockForm>
      )}
    />
  );
}

function SkillLines({ candidate }: { candidate: Candidate }) {
  const t = useT();
  const language = useLanguage();
  const { skills } = candidate;
  if (skills.length === 0) return <p className="soft">{t(profile.emptySkills)}</p>;
  return (
    <>
      <ul className="lines">
        {skills.map(({ skillId, label, level, state, remark }) => (
          <li key={skillId}>
            <span className="with">
              <span>
                {label ? labelIn(label, language) : t(skillWords.unknown)}
                {remark && <span className="help under">{remark}</span>}
              </span>
              {state === 'pending' && <Pill look="wait">{t(common.pending)}</Pill>}
            </span>
            {level > 0 ? <Stars level={level} /> : <span className="small soft">{t(skillWords.notRated)}</span>}
          </li>
        ))}
      </ul>
      {skills.some(({ state }) => state === 'pending') && <p className="help">{t(profile.pendingHelp)}</p>}
    </>
  );
}
