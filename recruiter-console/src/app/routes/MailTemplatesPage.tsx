import { SplitPage } from '../../components/record/SplitPage';
import { MailTemplateList } from '../../features/mail-templates/components/MailTemplateList';
import { MailTemplatePane } from '../../features/mail-templates/components/MailTemplatePane';

/** `/settings/templates`: the templates of mails by purpose, and the open template's texts. */
export const Component = () => (
  <SplitPage
    title="mailTemplates.title"
    param="template"
    list={(props) => <MailTemplateList {...props} />}
    record={(props) => <MailTemplatePane {...props} />}
    choose="mailTemplates.choose"
    chooseText="mailTemplates.chooseText"
  />
);
