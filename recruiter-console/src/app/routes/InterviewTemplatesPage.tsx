import { useT } from '@byline/web-kit/i18n';
import { useSearchParams } from 'react-router-dom';
import { SettingsPage } from '../../components/layout/SettingsPage';
import { NoRecordPane } from '../../components/record/NoRecord';
import { Boundary } from '../../components/ui/States';
import { TemplateList } from '../../features/interview-templates/components/TemplateList';
import { TemplatePane } from '../../features/interview-templates/components/TemplatePane';
import { usePhone } from '../../lib/usePhone';
import { useTitle } from '../../lib/useTitle';

/** `/settings/interviews`: the templates and the open template's questions; a phone shows one of the two. */
export function Component() {
  useTitle(useT()('interviewTemplates.title'));
  const [params, setParams] = useSearchParams();
  const phone = usePhone();
  const open = params.get('template');
  const choose = (id: string | null): void => setParams(id ? { template: id } : {});
  return (
    <SettingsPage split>
      {(!phone || !open) && (
        <Boundary>
          <TemplateList open={open} onOpen={choose} />
        </Boundary>
      )}
      <Boundary resetKey={open ?? ''}>
        {open && <TemplatePane key={open} id={open} onOpen={choose} {...(phone && { onBack: () => choose(null) })} />}
        {!open && !phone && <NoRecordPane title="interviewTemplates.choose" text="interviewTemplates.chooseText" />}
      </Boundary>
    </SettingsPage>
  );
}
