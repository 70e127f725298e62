import { SplitPage } from '../../components/record/SplitPage';
import { TemplateList } from '../../features/interview-templates/components/TemplateList';
import { TemplatePane } from '../../features/interview-templates/components/TemplatePane';

/** `/settings/interviews`: the templates and the open template's questions. */
export const Component = () => (
  <SplitPage
    title="interviewTemplates.title"
    param="template"
    list={(props) => <TemplateList {...props} />}
    record={(props) => <TemplatePane {...props} />}
    choose="interviewTemplates.choose"
    chooseText="interviewTemplates.chooseText"
  />
);
