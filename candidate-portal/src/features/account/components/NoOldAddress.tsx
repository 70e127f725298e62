import { config } from '@byline/web-kit/config';
import { Rich } from '../../../i18n/Rich';
import textStyle from '../../../components/ui/text.module.css';

/** A candidate without access to the old address asks the agency, where a recruiter changes it (docs/domain/accounts.md#change-of-address). */
export function NoOldAddress() {
  const { contact } = config.links;
  return (
    <p className={`${textStyle.small} ${textStyle.secondary}`}>
      <Rich
        message="account.noOldAddress"
        values={{ a: (words) => (contact ? <a href={contact}>{words}</a> : <span>{words}</span>) }}
      />
    </p>
  );
}
