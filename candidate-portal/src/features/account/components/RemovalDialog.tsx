import type { DraftOf } from '@byline/web-kit/form';
import type { ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { useRemoveAccountMutation } from '../../../api';
import { Field } from '../../../components/form/Field';
import { Form } from '../../../components/form/Form';
import { RadioField } from '../../../components/form/RadioField';
import { Button } from '../../../components/ui/Button';
import { Dialog } from '../../../components/ui/Dialog';
import { useNotify } from '@byline/web-kit/ui';
import { common } from '../../../i18n/messages';
import { useT } from '@byline/web-kit/i18n';
import { loggedOut } from '@byline/web-kit/session';
import { messages } from '../messages';
import actionsStyle from '../../../components/ui/actions.module.css';

const schema = () => import('../schema').then((schemas) => schemas.removalSchema);

const EMPTY = { keepData: '', why: '' };
/** The reason is kept for who comes back; what becomes of the data is chosen each time. */
const DRAFT: DraftOf = { form: 'own-removal', omit: ['keepData'], leavesFreely: true };

/** Why, and whether the agency keeps the data. */
export function RemovalDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const notify = useNotify();
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const [remove] = useRemoveAccountMutation();

  const removeIt = async ({ keepData, why }: typeof EMPTY): Promise<void> => {
    await remove({ keepData: keepData === 'true', why: why.trim() }).unwrap();
    notify(t(messages.removed));
    dispatch(loggedOut());
    await navigate('/', { replace: true });
  };

  return (
    <Dialog title={t(messages.title)} onClose={onClose}>
      <Form initialValues={EMPTY} schema={schema} onSubmit={removeIt} failure="alert" summary={false} draft={DRAFT}>
        {({ isSubmitting }) => (
          <>
            <RadioField
              name="keepData"
              label={t(messages.question)}
              hideLabel
              choices={[
                { value: 'true', label: choice(t(messages.keep), t(messages.keepText)) },
                { value: 'false', label: choice(t(messages.erase), t(messages.eraseText)) },
              ]}
            />
            <Field name="why" label={t(messages.why)} rows={3} />
            <div className={actionsStyle.actions}>
              <Button look="quiet" onClick={onClose}>
                {t(common.cancel)}
              </Button>
              <Button type="submit" look="danger" busy={isSubmitting ? t(messages.submitting) : undefined}>
                {t(messages.submit)}
              </Button>
            </div>
          </>
        )}
      </Form>
    </Dialog>
  );
}

const choice = (title: string, text: string): ReactNode => (
  <>
    {title}
    <small>{text}</small>
  </>
);
