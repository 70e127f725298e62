import { useT } from '@byline/web-kit/i18n';
import { useSearchParams } from 'react-router-dom';
import { SettingsPage } from '../../components/layout/SettingsPage';
import { NoRecordPane } from '../../components/record/NoRecord';
import { Boundary } from '../../components/ui/States';
import { ScorecardList } from '../../features/scorecard-editor/components/ScorecardList';
import { ScorecardPane } from '../../features/scorecard-editor/components/ScorecardPane';
import { usePhone } from '../../lib/usePhone';
import { useTitle } from '../../lib/useTitle';

/** `/settings/scorecards`: the scorecards and the open scorecard's content; a phone shows one of the two. */
export function Component() {
  useTitle(useT()('scorecardEditor.title'));
  const [params, setParams] = useSearchParams();
  const phone = usePhone();
  const open = params.get('scorecard');
  const choose = (id: string | null): void => setParams(id ? { scorecard: id } : {});
  return (
    <SettingsPage split>
      {(!phone || !open) && (
        <Boundary>
          <ScorecardList open={open} onOpen={choose} />
        </Boundary>
      )}
      <Boundary resetKey={open ?? ''}>
        {open && <ScorecardPane key={open} id={open} onOpen={choose} {...(phone && { onBack: () => choose(null) })} />}
        {!open && !phone && <NoRecordPane title="scorecardEditor.choose" text="scorecardEditor.chooseText" />}
      </Boundary>
    </SettingsPage>
  );
}
