import { apiUrl } from '@byline/web-kit/api';
import { useT } from '@byline/web-kit/i18n';
import type { PublicCandidateDto } from '../../../api';
import { Page } from '../../../components/layout/Page';
import { describe } from '../describe';
import { Content } from './Content';
import { Marketing } from './Marketing';
import { Thumbnail } from './Thumbnail';
import layoutStyle from '../../../components/layout/layout.module.css';

/** A candidate's public page (docs/domain/candidates.md#public-profile). */
export function PublicProfile({ candidate }: { candidate: PublicCandidateDto }) {
  const { _id, firstname, avatar } = candidate;
  const fileAddress = (fileId: string): string => apiUrl(`/website/candidates/${_id}/file/${fileId}`);
  const { work, title } = describe(useT(), candidate);
  return (
    <Page title={title}>
      <div className={layoutStyle.wrap}>
        <Content
          candidate={candidate}
          functionName={work}
          photo={avatar && fileAddress(avatar)}
          fileAddress={fileAddress}
          thumbnail={(fileId) => <Thumbnail src={`${fileAddress(fileId)}?thumbnail=true`} />}
        />
      </div>
      <Marketing firstname={firstname} />
    </Page>
  );
}
