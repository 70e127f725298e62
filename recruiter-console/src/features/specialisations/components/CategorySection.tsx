import { labelIn, type Language } from '@byline/shared-types/domain';
import { useT } from '@byline/web-kit/i18n';
import { ChevronDown, ChevronRight, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  useAddSkillToCategoryMutation,
  useLazyAllSkillCategoriesQuery,
  useUpdateSkillCategoryMutation,
  type SkillResponse,
} from '../../../api';
import { IconAction } from '../../../components/ui/IconAction';
import { Text } from '../../../components/ui/Text';
import { useHasUnsaved } from '../../../lib/autosave/useAutosave';
import type { Count } from '../../../lib/counted';
import { useFocusBack } from '../../../lib/useFocusBack';
import type { Category } from '../model';
import { useRemoveCategory } from '../useRemovals';
import style from './CategorySection.module.css';
import { LabelForm } from './LabelForm';
import { Labels } from './Labels';
import { SkillRow } from './SkillRow';

interface CategorySectionProps {
  /** Null for the skills without a category. */
  category: Category | null;
  skills: readonly SkillResponse[];
  /** The candidates with a skill. */
  usesOf: (id: string) => Count | undefined;
  open: boolean;
  onToggle: () => void;
}

export function CategorySection({ category, skills, usesOf, open, onToggle }: CategorySectionProps) {
  const t = useT();
  const { locale } = useIntl();
  const hasUnsaved = useHasUnsaved();
  const id = category?._id ?? '';
  const [editing, setEditing] = useState(() => hasUnsaved({ form: 'skill-category', record: id }));
  // A new key empties the line after each new skill.
  const [adding, setAdding] = useState(() => (hasUnsaved({ form: 'new-skill', record: id }) ? 1 : 0));
  // A skill that a colleague removes stays while the user edits it, so that the typed text is not lost.
  const [edited, setEdited] = useState<SkillResponse | null>(null);
  const gone = edited && !skills.some(({ _id }) => _id === edited._id) ? [edited] : [];
  const pencil = useFocusBack(editing);
  const plus = useFocusBack(adding > 0);
  const [addSkill] = useAddSkillToCategoryMutation();
  const name = category ? labelIn(category.label, locale as Language) : t('specialisations.withoutCategory');
  const add = (): void => {
    if (!open) onToggle();
    setAdding(1);
  };
  return (
    <section aria-label={name} className={style.section} data-row={id}>
      {editing && category ? (
        <div className={style.head}>
          <EditCategory category={category} name={name} onClose={() => setEditing(false)} />
        </div>
      ) : (
        <div className={style.head}>
          <button type="button" className={style.toggle} aria-expanded={open} aria-label={name} onClick={onToggle}>
            {open ? <ChevronDown /> : <ChevronRight />}
          </button>
          <Labels record={category} instead={name} strong count={skills.length} />
          {category && (
            <span className={style.actions}>
              <IconAction
                icon={Plus}
                label={t('specialisations.addSkill', { category: name })}
                onClick={add}
                ref={plus}
              />
              <IconAction
                icon={Pencil}
                label={t('specialisations.edit', { name })}
                onClick={() => setEditing(true)}
                ref={pencil}
              />
              <RemoveCategory category={category} name={name} skills={skills.length} />
            </span>
          )}
        </div>
      )}
      {open && (
        <ul className={style.skills}>
          {[...skills, ...gone].map((skill) => (
            <SkillRow
              key={skill._id}
              skill={skill}
              uses={usesOf(skill._id)}
              onEditing={(is) => setEdited(is ? skill : null)}
            />
          ))}
          {skills.length === 0 && adding === 0 && (
            <li className={style.none}>
              <Text tone="muted">
                <FormattedMessage id="specialisations.noSkills" />
              </Text>
            </li>
          )}
          {category && adding > 0 && (
            <li className={style.form}>
              <LabelForm
                key={adding}
                label={t('specialisations.newSkill', { category: name })}
                functions={false}
                draft={{ form: 'new-skill', record: category._id, shownBy: ['tab'] }}
                create={async ({ label }) => {
                  const known = new Set(skills.map(({ _id }) => _id));
                  const now = await addSkill({ id: category._id, addSkillRequest: { label } }).unwrap();
                  setAdding((round) => round + 1);
                  return { data: now.skills.find(({ _id }) => !known.has(_id)) ?? now };
                }}
                said="specialisations.added"
                onClose={() => setAdding((round) => (round === adding ? 0 : round))}
              />
            </li>
          )}
        </ul>
      )}
    </section>
  );
}

interface NamedCategory {
  category: Category;
  name: string;
}

function EditCategory({ category, name, onClose }: NamedCategory & { onClose: () => void }) {
  const t = useT();
  const [update] = useUpdateSkillCategoryMutation();
  const [readAll] = useLazyAllSkillCategoriesQuery();
  return (
    <LabelForm
      label={t('specialisations.edit', { name })}
      record={category}
      draft={{ form: 'skill-category', record: category._id, shownBy: ['tab'] }}
      update={(id, updateSkillCategoryRequest) => update({ id, updateSkillCategoryRequest }).unwrap()}
      read={async (id) => (await readAll().unwrap()).find(({ _id }) => _id === id) ?? category}
      said="specialisations.saved"
      onClose={onClose}
    />
  );
}

function RemoveCategory({ category, name, skills }: NamedCategory & { skills: number }) {
  const t = useT();
  const remove = useRemoveCategory();
  return (
    <IconAction
      icon={Trash2}
      label={t('specialisations.remove', { name })}
      onClick={() => void remove(category, skills)}
    />
  );
}
