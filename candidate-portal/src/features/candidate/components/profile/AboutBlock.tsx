import { common } from '../../../../i18n/messages';
import { useT } from '@byline/web-kit/i18n';
import { profile } from '../../messages';
import type { Candidate } from '../../model';
import { InfoField } from '../fields/WorkFields';
import { BlockForm } from './BlockForm';
import { ProfileBlock } from './ProfileBlock';
import textStyle from '../../../../components/ui/text.module.css';

const schema = () => import('../../schema').then((schemas) => schemas.infoSchema);

export function AboutBlock({ candidate }: { candidate: Candidate }) {
  const t = useT();
  return (
    <ProfileBlock
      id="p-about"
      title={t(profile.about)}
      editLabel={t(profile.editAbout)}
      editWord={t(common.edit)}
      view={
        candidate.info ? (
          <p className={`${textStyle.prose} ${textStyle.asTyped}`}>{candidate.info}</p>
        ) : (
          <p className={textStyle.secondary}>{t(profile.emptyAbout)}</p>
        )
      }
      form={(close) => (
        <BlockForm
          candidate={candidate}
          block={t(profile.about)}
          labelledBy="p-about"
          initialValues={{ info: candidate.info ?? '' }}
          schema={schema}
          toPatch={({ info }) => ({ info: info.trim() })}
          summary={false}
          onDone={close}
        >
          <InfoField />
        </BlockForm>
      )}
    />
  );
}
