import type { Language } from '@byline/shared-types/domain';
import { formatDay } from '@byline/web-kit/dates';
import { useT } from '@byline/web-kit/i18n';
import { useCurrentUser } from '@byline/web-kit/session';
import { useDialogs, useNotify } from '@byline/web-kit/ui';
import { Button } from '../../../components/ui/Button';
import { Send } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { useGetMailTemplateUsesQuery, useTestMailTemplateMutation } from '../../../api';
import { Grow } from '../../../components/layout/Grow';
import { PaneFoot } from '../../../components/layout/Pane';
import type { Autosave } from '../../../lib/autosave/useAutosave';
import { displayName } from '../../../lib/format';
import { useOnce } from '../../../lib/useOnce';
import { sendableTo, textsOf } from '../model';
import style from './TemplateFoot.module.css';

interface TemplateFootProps {
  id: string;
  autosave: Autosave;
  language: Language;
  /** The candidate of the preview; null for example values. */
  candidateId: string | null;
}

/** The milliseconds between two tests of a template. */
const TEST_PAUSE = 3000;

/** How often a template was used, and a test of it to the recruiter. */
export function TemplateFoot({ id, autosave, language, candidateId }: TemplateFootProps) {
  const t = useT();
  const notify = useNotify();
  const { showError } = useDialogs();
  const { email } = useCurrentUser();
  const { currentData: uses } = useGetMailTemplateUsesQuery({ id }, { refetchOnMountOrArgChange: true });
  const [sendTest] = useTestMailTemplateMutation();
  const test = useOnce(async () => {
    if (!(await autosave.flush())) return;
    const { error } = await sendTest({
      id,
      testMailTemplateRequest: { language, ...(candidateId && { candidateId }) },
    });
    if (error) showError(error);
    else notify(t('mailTemplates.testSent', { email }), { success: true });
    // Quick clicks ask for one test, even where each call ends between two of them.
    await new Promise((resolve) => setTimeout(resolve, TEST_PAUSE));
  });
  const last = uses?.lastAt && {
    day: formatDay(uses.lastAt),
    name: uses.lastBy ? displayName(uses.lastBy) : t('bulk.someoneGone'),
  };
  return (
    <PaneFoot className={style.foot}>
      <Grow>
        {uses && <>{last ? t('mailTemplates.used', { count: uses.count, ...last }) : t('mailTemplates.unused')} </>}
        <FormattedMessage id="mailTemplates.keep" />
      </Grow>
      <Button disabled={!sendableTo(textsOf(autosave.values), language)} onClick={() => void test()}>
        <Send />
        <FormattedMessage id="mailTemplates.test" />
      </Button>
    </PaneFoot>
  );
}
