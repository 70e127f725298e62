import { longMoment } from '@byline/shared-types/domain';
import type { DraftOf } from '@byline/web-kit/form';
import { useLanguage, useT } from '@byline/web-kit/i18n';
import { passkeyAnswer } from '@byline/web-kit/passkeys';
import { loggedOut } from '@byline/web-kit/session';
import { useNotify } from '@byline/web-kit/ui';
import type { ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import {
  useListPasskeysQuery,
  useRemoveAccountMutation,
  useStartPasskeyLoginMutation,
  type AccountRemovalRequest,
} from '../../../api';
import { Field } from '../../../components/form/Field';
import { Form } from '../../../components/form/Form';
import { RadioField } from '../../../components/form/RadioField';
import { Button } from '../../../components/ui/Button';
import { Dialog } from '../../../components/ui/Dialog';
import actionsStyle from '../../../components/ui/actions.module.css';
import { NO_PROOF, ProofFields, proofOf, WithProof } from './ProofFields';

const schema = () => import('../schema').then((schemas) => schemas.removalSchema);

const EMPTY = { keepData: '', why: '', way: 'password', ...NO_PROOF };
type Values = typeof EMPTY;
/** Keeps the typed reason; the user decides on the data each time. */
const DRAFT: DraftOf = { form: 'own-removal', omit: ['keepData', 'way'], leavesFreely: true };

/** Asks for a reason, whether the agency keeps the data, and a proof of the login: password and code, or a passkey. */
export function RemovalDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const language = useLanguage();
  const notify = useNotify();
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const [remove] = useRemoveAccountMutation();
  const [start] = useStartPasskeyLoginMutation();
  const { data: own } = useListPasskeysQuery();

  const proofBy = async (values: Values): Promise<AccountRemovalRequest> =>
    values.way === 'passkey' ? { credential: await passkeyAnswer((await start().unwrap()).options) } : proofOf(values);
  const removeIt = async (values: Values): Promise<void> => {
    const why = values.why.trim();
    const accountRemovalRequest = { ...(await proofBy(values)), ...(why && { why }) };
    const { until } = await remove({ keepData: values.keepData === 'true', accountRemovalRequest }).unwrap();
    notify(t('account.removed', { moment: longMoment(until, language) }));
    dispatch(loggedOut());
    await navigate('/', { replace: true });
  };

  return (
    <Dialog title={t('account.title')} onClose={onClose}>
      <WithProof>
        {(asksCode) => (
          <Form initialValues={EMPTY} schema={schema} onSubmit={removeIt} failure="alert" summary={false} draft={DRAFT}>
            {({ isSubmitting, values }) => (
              <>
                <RadioField
                  name="keepData"
                  label={t('account.question')}
                  hideLabel
                  choices={[
                    { value: 'true', label: choice(t('account.keep'), t('account.keepText')) },
                    { value: 'false', label: choice(t('account.erase'), t('account.eraseText')) },
                  ]}
                />
                <Field name="why" label={t('account.why')} rows={3} />
                {own && own.passkeys.length > 0 && (
                  <RadioField
                    name="way"
                    label={t('account.way')}
                    choices={[
                      { value: 'password', label: t('account.byPassword') },
                      { value: 'passkey', label: t('account.byPasskey') },
                    ]}
                  />
                )}
                {values.way === 'password' && <ProofFields asksCode={asksCode} />}
                <p>{t('account.aDay')}</p>
                <div className={actionsStyle.actions}>
                  <Button look="quiet" onClick={onClose}>
                    {t('common.cancel')}
                  </Button>
                  <Button type="submit" look="danger" busy={isSubmitting ? t('account.submitting') : undefined}>
                    {t('account.submit')}
                  </Button>
                </div>
              </>
            )}
          </Form>
        )}
      </WithProof>
    </Dialog>
  );
}

const choice = (title: string, text: string): ReactNode => (
  <>
    {title}
    <small>{text}</small>
  </>
);
