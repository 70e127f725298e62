import { fileSize } from '@byline/shared-types/domain';
import { formatDashed } from '@byline/web-kit/dates';
import { saveFile } from '@byline/web-kit/files';
import { useLanguage, useT } from '@byline/web-kit/i18n';
import { useDialogs } from '@byline/web-kit/ui';
import { useRef, useState, type ReactNode, type RefObject } from 'react';
import { useCreateDataArchiveMutation, useGetDataArchiveQuery, type DataArchiveResponse } from '../../../api';
import { TextButton } from '../../../components/ui/Button';
import { Day } from '../../../components/ui/Day';
import { Pill } from '../../../components/ui/Pill';
import { Record } from '../../../components/ui/Record';
import { Loaded } from '../../../components/ui/States';
import { Rich } from '../../../i18n/Rich';
import style from './account.module.css';

/** The interval between two requests while the API creates the archive. */
const POLL_MS = 2_000;

/** The user's own data as one archive: requests it, waits for it and downloads it (docs/domain/accounts.md#archive-of-ones-data). */
export function OwnArchive() {
  const t = useT();
  const { showError } = useDialogs();
  const told = useRef<HTMLElement>(null);
  const [making, setMaking] = useState(false);
  const query = useGetDataArchiveQuery(undefined, {
    pollingInterval: making ? POLL_MS : 0,
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: true,
  });
  const [create, { isLoading }] = useCreateDataArchiveMutation();
  const archive = query.data?.archive ?? null;
  const isMade = isLoading || archive?.state === 'making';
  if (isMade !== making) setMaking(isMade);

  const make = async (): Promise<void> => {
    // The button disappears while the API creates the archive, so the status takes the focus.
    told.current?.focus();
    try {
      await create({}).unwrap();
    } catch (error) {
      showError(error);
    }
  };
  return (
    <div className={style.archive}>
      <Loaded query={query} what={t('archive.notLoaded')}>
        {({ left }) => (
          <Record
            title={t('archive.title')}
            mark={isMade && <Pill look="wait">{t('archive.making')}</Pill>}
            more={<State ref={told} archive={isMade ? null : archive} waits={isMade} none={left === 0} />}
          >
            <div className={style.actions}>
              {archive?.state === 'ready' && !isMade && <Download archive={archive} />}
              {!isMade && left > 0 && <TextButton onClick={() => void make()}>{t(actionOf(archive))}</TextButton>}
            </div>
          </Record>
        )}
      </Loaded>
    </div>
  );
}

const actionOf = (archive: DataArchiveResponse | null) => {
  if (archive?.state === 'ready') return 'archive.again';
  return archive?.state === 'failed' ? 'state.retry' : 'archive.make';
};

interface StateProps {
  archive: DataArchiveResponse | null;
  waits: boolean;
  none: boolean;
  ref: RefObject<HTMLElement | null>;
}

function State({ archive, waits, none, ref }: StateProps) {
  const t = useT();
  const language = useLanguage();
  const words = (): ReactNode => {
    if (waits) return t('archive.waits');
    if (archive?.state === 'failed') return t('archive.failed');
    if (archive?.state !== 'ready' || !archive.keptUntil) return t('archive.what');
    const values = { date: <Day value={archive.keptUntil} />, size: fileSize(archive.size ?? 0, language) };
    return <Rich message="archive.ready" values={values} />;
  };
  return (
    <>
      <span role="status" tabIndex={-1} ref={ref}>
        {words()}
      </span>
      {none && !waits && <> {t('archive.none')}</>}
    </>
  );
}

function Download({ archive }: { archive: DataArchiveResponse }) {
  const t = useT();
  const { showError } = useDialogs();
  const [busy, setBusy] = useState(false);
  const save = async (): Promise<void> => {
    setBusy(true);
    try {
      await saveFile(`/users/me/archive/${archive._id}/file`, `Byline ${formatDashed(archive.createdAt)}.zip`);
    } catch (error) {
      showError(error);
    }
    setBusy(false);
  };
  return (
    <TextButton aria-disabled={busy} onClick={() => !busy && void save()}>
      {t(busy ? 'archive.downloading' : 'archive.download')}
    </TextButton>
  );
}
