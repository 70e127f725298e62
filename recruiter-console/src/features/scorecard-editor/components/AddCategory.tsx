import { useT } from '@byline/web-kit/i18n';
import { Button } from '../../../components/ui/Button';
import { Plus } from 'lucide-react';
import { useEffect, useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { useCreateScorecardCategoryMutation, type ScorecardCategoryResponse } from '../../../api';
import { Stack } from '../../../components/layout/Stack';
import { LineForm } from '../../../components/record/LineForm';
import { FieldFrame } from '../../../components/ui/fields/FieldFrame';
import { Picker } from '../../../components/ui/fields/Picker';
import { useFormShown } from '../../../lib/useFormShown';
import { useFocusBack } from '../../../lib/useFocusBack';
import { categoriesOf, withCategory } from '../model';
import type { Card } from '../useCard';

interface AddCategoryProps {
  cardId: string;
  card: Card;
  categories: readonly ScorecardCategoryResponse[];
}

/** Adds a category to the scorecard: an existing one with all its items, or a new one. */
export function AddCategory({ cardId, card: { autosave, change }, categories }: AddCategoryProps) {
  const t = useT();
  const id = useId();
  const draft = { form: 'new-scorecard-category', record: cardId, shownBy: ['scorecard'] };
  const [adding, setAdding] = useFormShown(draft);
  const opener = useFocusBack(adding);
  useEffect(() => {
    if (adding) document.getElementById(id)?.focus();
  }, [adding, id]);
  const [create] = useCreateScorecardCategoryMutation();
  const chosen = categoriesOf(autosave.values);
  const others = categories.filter(({ _id }) => !chosen.includes(_id));
  const put = (category: string, items: readonly string[]): void => {
    change(withCategory(autosave.values, category, items));
    setAdding(false);
  };
  const make = async (label: string): Promise<void> => {
    const { data } = await create({ createScorecardCategoryRequest: { label } }).unwrap();
    put(data._id, []);
  };
  return (
    <Stack gap={12}>
      <div>
        <Button aria-expanded={adding} onClick={() => setAdding(!adding)} ref={opener}>
          <Plus />
          <FormattedMessage id="scorecardEditor.addCategory" />
        </Button>
      </div>
      {adding && (
        <>
          {others.length > 0 && (
            <FieldFrame id={id} label={t('scorecardEditor.existingCategory')}>
              <Picker
                id={id}
                options={others.map(({ _id, label }) => ({ value: _id, label }))}
                value={[]}
                placeholder={t('scorecardEditor.findCategory')}
                onChange={([value]) => {
                  const category = others.find(({ _id }) => _id === value);
                  if (category)
                    put(
                      category._id,
                      category.items.map(({ _id }) => _id),
                    );
                }}
              />
            </FieldFrame>
          )}
          <LineForm
            label={t('scorecardEditor.newCategory')}
            placeholder={t('scorecardEditor.typeCategory')}
            action="scorecardEditor.addCategory"
            draft={draft}
            onAdd={make}
            autoFocus={others.length === 0}
          />
        </>
      )}
    </Stack>
  );
}
