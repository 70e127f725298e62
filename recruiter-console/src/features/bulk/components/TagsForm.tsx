import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { BulkTagsDto } from '../../../api';
import { useTagOptions } from '../../../api/lookups';
import { Stack } from '../../../components/layout/Stack';
import { FieldFrame } from '../../../components/ui/fields/FieldFrame';
import { Picker } from '../../../components/ui/fields/Picker';
import { messages } from '../messages';
import style from './TagsForm.module.css';

/** Tags to put on everybody who is selected, and tags to take off. */
export function TagsForm({ onSave }: { onSave: (tags: BulkTagsDto) => void }) {
  const { formatMessage } = useIntl();
  const [putOn, takeOff] = [useId(), useId()];
  const { options } = useTagOptions();
  const [add, setAdd] = useState<string[]>([]);
  const [remove, setRemove] = useState<string[]>([]);
  const without = (chosen: readonly string[]) => options.filter(({ value }) => !chosen.includes(value));
  return (
    <Stack gap={12} className={style.form}>
      <FieldFrame id={putOn} label={formatMessage(messages.tagsAdd)}>
        <Picker id={putOn} placeholder="" multiple options={without(remove)} value={add} onChange={setAdd} />
      </FieldFrame>
      <FieldFrame id={takeOff} label={formatMessage(messages.tagsRemove)}>
        <Picker id={takeOff} placeholder="" multiple options={without(add)} value={remove} onChange={setRemove} />
      </FieldFrame>
      <Button
        variant="contained"
        disabled={add.length + remove.length === 0}
        onClick={() => onSave({ ...(add.length > 0 && { add }), ...(remove.length > 0 && { remove }) })}
      >
        <FormattedMessage {...messages.tagsSave} />
      </Button>
    </Stack>
  );
}
