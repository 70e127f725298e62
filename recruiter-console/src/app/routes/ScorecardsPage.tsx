import { SplitPage } from '../../components/record/SplitPage';
import { ScorecardList } from '../../features/scorecard-editor/components/ScorecardList';
import { ScorecardPane } from '../../features/scorecard-editor/components/ScorecardPane';

/** `/settings/scorecards`: the scorecards and the content of the open one. */
export const Component = () => (
  <SplitPage
    title="scorecardEditor.title"
    param="scorecard"
    list={(props) => <ScorecardList {...props} />}
    record={(props) => <ScorecardPane {...props} />}
    choose="scorecardEditor.choose"
    chooseText="scorecardEditor.chooseText"
  />
);
