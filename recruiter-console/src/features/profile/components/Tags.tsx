import { useT } from '@byline/web-kit/i18n';
import Autocomplete from '@mui/material/Autocomplete';
import { Button } from '../../../components/ui/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { CandidateResponse } from '../../../api';
import { useTagOptions } from '../../../api/lookups';
import { useCandidateChange } from '../../../components/candidate/useCandidateChange';
import { Row } from '../../../components/layout/Stack';
import type { Choice } from '@byline/web-kit/names';
import { Tag } from '../../../components/ui/Tag';
import { foldText } from '../../../lib/fold-text';
import style from './Tags.module.css';

/** At most five suggestions, and the typed text (docs/domain/interface.md#suggestions). */
const SUGGESTIONS = 5;

const idsOf = ({ candidatetags = [] }: CandidateResponse): string[] => candidatetags.map(({ _id }) => _id);

/** The tags of a candidate. The user can type a new one. */
export function Tags({ candidate }: { candidate: CandidateResponse }) {
  const t = useT();
  const change = useCandidateChange();
  const { options } = useTagOptions();
  const [editing, setEditing] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const tags = candidate.candidatetags ?? [];
  const ids = idsOf(candidate);
  const withIt = (tag: string) => (of: CandidateResponse) => ({ tags: [...idsOf(of).filter((id) => id !== tag), tag] });
  const add = (tag: string): void => {
    const text = tag.trim();
    if (text && !ids.includes(text)) void change(candidate, withIt(text)(candidate), { anew: withIt(text) });
  };
  const remove = (tag: string): void => {
    const without = (of: CandidateResponse) => ({ tags: idsOf(of).filter((id) => id !== tag) });
    const said = t('profile.tagRemoved', { tag: tags.find(({ _id }) => _id === tag)?.label ?? '' });
    void change(candidate, without(candidate), {
      anew: without,
      undo: { said, change: { tags: ids }, anew: withIt(tag) },
    });
    input.current?.focus(); // The focused button disappears.
  };
  const suggestions = (known: Choice[], typed: string): Choice[] => {
    const text = typed.trim();
    const found = known.filter(({ value, label }) => !ids.includes(value) && foldText(label).includes(foldText(text)));
    const exact = known.some(({ label }) => foldText(label) === foldText(text));
    const fresh = text && !exact ? [{ value: text, label: t('profile.newTag', { tag: text }) }] : [];
    return [...found.slice(0, SUGGESTIONS), ...fresh];
  };
  return (
    <Row
      gap={6}
      wrap
      className={style.tags}
      // Focus on a remove button keeps the edit mode on.
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setEditing(false);
      }}
    >
      {tags.map((tag) => (
        <Tag
          key={tag._id}
          remove={
            editing && {
              label: t('profile.removeTag', { tag: tag.label }),
              onClick: () => remove(tag._id),
            }
          }
        >
          {tag.label}
        </Tag>
      ))}
      {editing ? (
        <Autocomplete<Choice, false, false, false>
          options={options}
          value={null}
          blurOnSelect
          clearOnBlur
          autoHighlight
          openOnFocus
          className={style.input}
          forcePopupIcon={false}
          filterOptions={(known, { inputValue }) => suggestions(known, inputValue)}
          onChange={(_, option) => option && add(option.value)}
          renderInput={(params) => (
            <OutlinedInput
              {...params.slotProps.input}
              fullWidth
              autoFocus
              inputRef={input}
              slotProps={{
                input: { ...params.slotProps.htmlInput, 'aria-label': t('profile.addTagLabel') },
              }}
            />
          )}
        />
      ) : (
        <Button variant="text" size="small" className={style.add} onClick={() => setEditing(true)}>
          <Plus size={12} />
          <FormattedMessage id="profile.addTag" />
        </Button>
      )}
    </Row>
  );
}
