import { labelIn, type Language } from '@byline/shared-types/domain';
import { useT } from '@byline/web-kit/i18n';
import { Pencil, Trash2 } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { useLazyAllSkillsQuery, useUpdateSkillMutation, type SkillResponse } from '../../../api';
import { IconAction } from '../../../components/ui/IconAction';
import { Text } from '../../../components/ui/Text';
import { useCountText, type Count } from '../../../lib/counted';
import { useFormShown } from '../../../lib/useFormShown';
import { useRemoveSkill } from '../useRemovals';
import { LabelForm } from './LabelForm';
import { Labels } from './Labels';
import style from './SkillRow.module.css';

interface SkillRowProps {
  skill: SkillResponse;
  uses: Count | undefined;
  /** Called when the editing begins and ends. */
  onEditing: (is: boolean) => void;
}

export function SkillRow({ skill, uses, onEditing }: SkillRowProps) {
  const t = useT();
  const { locale } = useIntl();
  const remove = useRemoveSkill();
  const [update] = useUpdateSkillMutation();
  const [readAll] = useLazyAllSkillsQuery();
  const draft = { form: 'skill', record: skill._id, shownBy: ['tab'] };
  const [editing, setEditing] = useFormShown(draft);
  const tell = useEffectEvent(onEditing);
  useEffect(() => tell(editing), [editing]);
  const [left, setLeft] = useState(false);
  const pencil = useRef<HTMLButtonElement>(null);
  // Returns the focus to the edit button when the user leaves the fields.
  useEffect(() => {
    if (left) pencil.current?.focus();
  }, [left]);
  const name = labelIn(skill.label, locale as Language);
  if (editing) {
    return (
      <li className={style.editing}>
        <LabelForm
          label={t('specialisations.edit', { name })}
          record={skill}
          draft={draft}
          update={(id, updateSkillRequest) => update({ id, updateSkillRequest }).unwrap()}
          read={async (id) => (await readAll().unwrap()).find(({ _id }) => _id === id) ?? skill}
          said="specialisations.saved"
          onClose={() => {
            setEditing(false);
            setLeft(true);
          }}
        />
      </li>
    );
  }
  return (
    <li className={style.row} data-row={skill._id}>
      <Labels record={skill} />
      <CandidatesOf {...{ skill, uses, name }} />
      <span className={style.actions}>
        <IconAction
          icon={Pencil}
          label={t('specialisations.edit', { name })}
          onClick={() => {
            setLeft(false);
            setEditing(true);
          }}
          ref={pencil}
        />
        <IconAction icon={Trash2} label={t('specialisations.remove', { name })} onClick={() => void remove(skill)} />
      </span>
    </li>
  );
}

interface CandidatesOfProps {
  skill: SkillResponse;
  uses: Count | undefined;
  name: string;
}

/** The number of candidates with a skill, which opens their list. */
function CandidatesOf({ skill, uses, name }: CandidatesOfProps) {
  const t = useT();
  const countText = useCountText();
  if (!uses?.count) return <span className={style.uses}>{uses && <Text tone="muted">0</Text>}</span>;
  const shown = countText(uses);
  return (
    <span className={style.uses}>
      <Link
        to={`/candidates?tile=all&skills=${skill._id}`}
        aria-label={t('specialisations.candidatesOf', { count: uses.count, shown, name })}
      >
        <span className={style.number}>{shown}</span>
        <span className={style.words}>
          <FormattedMessage id="candidates.count" values={{ count: uses.count, shown }} />
        </span>
      </Link>
    </span>
  );
}
