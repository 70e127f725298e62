import { useImage } from '@byline/web-kit/files';
import { useT } from '@byline/web-kit/i18n';
import { usePreviewPublicPageQuery, type PublicCandidateDto } from '../../../api';
import { Loaded } from '../../../components/ui/States';
import { describe } from '../describe';
import { Content } from './Content';
import { EnglishProvider } from './EnglishProvider';
import { Thumbnail } from './Thumbnail';

interface PreviewProps {
  candidateId: string;
  /** The text after a failed load, in the language of the screen. */
  notLoaded: string;
}

/** The candidate's own public page, as visitors see it or will see it. */
export function Preview({ candidateId, notLoaded }: PreviewProps) {
  const query = usePreviewPublicPageQuery({ id: candidateId });
  return (
    <Loaded query={query} what={notLoaded}>
      {({ candidate }) => (
        <EnglishProvider>
          <div lang="en">
            <Shown candidate={candidate} />
          </div>
        </EnglishProvider>
      )}
    </Loaded>
  );
}

function Shown({ candidate }: { candidate: PublicCandidateDto }) {
  const { work } = describe(useT(), candidate);
  const { _id, avatar } = candidate;
  // Loads the photo as its owner, because the API refuses it to others while the page is not public.
  const photo = useImage(avatar && `/candidates/${_id}/file/${avatar}`);
  return (
    <Content
      candidate={candidate}
      functionName={work}
      photo={photo}
      inFrame
      fileAddress={null}
      thumbnail={(fileId) => <OwnThumbnail path={`/candidates/${_id}/file/${fileId}?thumbnail=true`} />}
    />
  );
}

const OwnThumbnail = ({ path }: { path: string }) => <Thumbnail src={useImage(path)} />;
