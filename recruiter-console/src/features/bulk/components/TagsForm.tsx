import { submitOnKeys } from '@byline/web-kit/form';
import { useT } from '@byline/web-kit/i18n';
import { Button } from '../../../components/ui/Button';
import { useId, useState, type FormEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import type { BulkTagsDto } from '../../../api';
import { useTagOptions } from '../../../api/lookups';
import { FieldFrame } from '../../../components/ui/fields/FieldFrame';
import { Picker } from '../../../components/ui/fields/Picker';
import style from './TagsForm.module.css';

/** Tags to add to all selected candidates, and tags to remove. */
export function TagsForm({ onSave }: { onSave: (tags: BulkTagsDto) => void }) {
  const t = useT();
  const [putOn, takeOff] = [useId(), useId()];
  const { options } = useTagOptions();
  const [add, setAdd] = useState<string[]>([]);
  const [remove, setRemove] = useState<string[]>([]);
  const without = (chosen: readonly string[]) => options.filter(({ value }) => !chosen.includes(value));
  const isEmpty = add.length + remove.length === 0;
  const save = (event: FormEvent): void => {
    event.preventDefault();
    if (!isEmpty) onSave({ ...(add.length > 0 && { add }), ...(remove.length > 0 && { remove }) });
  };
  return (
    <form className={style.form} onSubmit={save} onKeyDownCapture={submitOnKeys}>
      <FieldFrame id={putOn} label={t('bulk.tagsAdd')}>
        <Picker id={putOn} placeholder="" multiple wraps options={without(remove)} value={add} onChange={setAdd} />
      </FieldFrame>
      <FieldFrame id={takeOff} label={t('bulk.tagsRemove')}>
        <Picker id={takeOff} placeholder="" multiple wraps options={without(add)} value={remove} onChange={setRemove} />
      </FieldFrame>
      <Button type="submit" variant="contained" disabled={isEmpty}>
        <FormattedMessage id="bulk.tagsSave" />
      </Button>
    </form>
  );
}
