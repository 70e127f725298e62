import { toSearchParams } from '@byline/web-kit/api';
import { today } from '@byline/web-kit/dates';
import { saveFile } from '@byline/web-kit/files';
import { useT } from '@byline/web-kit/i18n';
import { useDialogs, useNotify } from '@byline/web-kit/ui';
import { Button } from '../../../components/ui/Button';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { EXACT, useListSecurityEventsQuery } from '../../../api';
import { TitleHead } from '../../../components/layout/TitleHead';
import { ListFrame } from '../../../components/list/ListFrame';
import { EmptyState } from '../../../components/ui/States';
import type { ChangeList } from '../../../lib/list-state/useListState';
import { useRows } from '../../../lib/list-state/useRows';
import { useWidth } from '../../../lib/useWidth';
import { filterOf, securityLogList, type SecurityLogState } from '../list-state';
import { useEventText } from '../useEventText';
import { EventCards } from './EventCards';
import { HIDE_ORDER, useEventColumns } from './event-columns';
import { EventPanel } from './EventPanel';
import { LogFilters } from './LogFilters';

interface SecurityLogProps {
  state: SecurityLogState;
  onChange: ChangeList<SecurityLogState>;
  onClose: () => void;
}

/** The security log, newest first, with filters and a download as JSON lines (docs/domain/security-log.md). */
export function SecurityLog({ state, onChange, onClose }: SecurityLogProps) {
  const t = useT();
  const [pane, width] = useWidth<HTMLElement>();
  const text = useEventText();
  const { page, size, sort, open } = state;
  const filter = filterOf(state);
  const list = useListSecurityEventsQuery(
    { filter, sort: [sort], limit: size, skip: (page - 1) * size, prefer: EXACT },
    { refetchOnMountOrArgChange: true },
  );
  const shown = useRows(list, {
    page,
    size,
    of: [filter],
    onPage: (last) => onChange({ page: last }, true),
  });
  const opened = shown.rows.find(({ _id }) => _id === open);
  return (
    <>
      <ListFrame
        label={t('securityLog.title')}
        {...{ pane, width, state, onChange }}
        columns={useEventColumns()}
        list={shown}
        address={securityLogList}
        hideOrder={HIDE_ORDER}
        rowId={({ _id }) => _id}
        rowName={text.what}
        activeId={open}
        onOpen={({ _id }) => onChange({ open: _id })}
        cards={(cards) => (
          <EventCards
            {...cards}
            addressOf={({ _id }) => `?${securityLogList.format({ ...state, open: _id }).toString()}`}
          />
        )}
        empty={<EmptyState title={t('securityLog.none')} text={t('securityLog.noneText')} />}
      >
        <TitleHead title="securityLog.title" text="securityLog.text">
          <SaveLog path={`/security-events/export?${toSearchParams({ filter })}`} />
        </TitleHead>
        <LogFilters {...{ state, onChange }} />
      </ListFrame>
      {opened && <EventPanel event={opened} onClose={onClose} />}
    </>
  );
}

function SaveLog({ path }: { path: string }) {
  const t = useT();
  const { showError } = useDialogs();
  const notify = useNotify();
  const [saving, setSaving] = useState(false);
  const save = async (): Promise<void> => {
    setSaving(true);
    try {
      notify(t('securityLog.saved', { name: await saveFile(path, `security-log-${today()}.jsonl`) }));
    } catch (error) {
      showError(error);
    } finally {
      setSaving(false);
    }
  };
  return (
    <Button disabled={saving} onClick={() => void save()}>
      <Download />
      <FormattedMessage id={saving ? 'securityLog.saving' : 'securityLog.save'} />
    </Button>
  );
}
