import { useT } from '@byline/web-kit/i18n';
import { useDialogs } from '@byline/web-kit/ui';
import { useState, type ReactNode } from 'react';
import { useListCandidateViewsQuery, useOrderCandidateViewsMutation, type CandidateViewResponse } from '../../../api';
import { Stack } from '../../../components/layout/Stack';
import { AppDialog } from '../../../components/ui/dialogs/AppDialog';
import { MoreMenu } from '../../../components/ui/MoreMenu';
import { Reorder } from '../../../components/ui/reorder/Reorder';
import { Text } from '../../../components/ui/Text';
import { useViewEntries } from './useViewEntries';

/** The user's own order of the views, by drag or with two buttons, and the acts on each. */
export function ManageViews({ onClose }: { onClose: () => void }) {
  const t = useT();
  const { showError } = useDialogs();
  const { data } = useListCandidateViewsQuery();
  const [order] = useOrderCandidateViewsMutation();
  // The chosen order shows before the answer.
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const place = ({ _id }: CandidateViewResponse): number => chosen.indexOf(_id);
  const all = (data?.views ?? []).toSorted((a, b) => place(a) - place(b));
  const move = async (group: readonly CandidateViewResponse[], from: number, to: number): Promise<void> => {
    const moved = group.toSpliced(from, 1).toSpliced(to, 0, ...group.slice(from, from + 1));
    const others = all.filter((view) => !group.includes(view));
    const viewIds = [...(group[0]?.isMine ? [...moved, ...others] : [...others, ...moved])].map(({ _id }) => _id);
    setChosen(viewIds);
    const { error } = await order({ orderCandidateViewsRequest: { viewIds } });
    if (error) {
      setChosen([]);
      showError(error);
    }
  };
  const group = (label: string, views: readonly CandidateViewResponse[]) =>
    views.length > 0 && (
      <Stack>
        <Text as="h3" weight="semibold">
          {label}
        </Text>
        <Reorder
          label={label}
          ids={views.map(({ _id }) => _id)}
          nameOf={(index) => views[index]?.name ?? ''}
          onMove={(from, to) => void move(views, from, to)}
        >
          {(id, index, buttons) => {
            const view = views[index];
            return view && <ManagedView key={id} view={view} buttons={buttons} />;
          }}
        </Reorder>
      </Stack>
    );
  return (
    <AppDialog open title={t('views.manageTitle')} width={600} onClose={onClose}>
      <Stack gap={20}>
        {group(
          t('views.mine'),
          all.filter(({ isMine }) => isMine),
        )}
        {group(
          t('views.team'),
          all.filter(({ isMine }) => !isMine),
        )}
        {data?.views.length === 0 && <Text tone="muted">{t('views.none')}</Text>}
      </Stack>
    </AppDialog>
  );
}

function ManagedView({ view, buttons }: { view: CandidateViewResponse; buttons: ReactNode }) {
  const t = useT();
  return (
    <>
      <Text cut grow title={view.name}>
        {view.name}
      </Text>
      {view.isMine && view.shared && (
        <Text tone="muted" size="small">
          {t('views.shared')}
        </Text>
      )}
      {!view.isMine && view.owner && (
        <Text tone="muted" size="small">
          {view.owner.firstname}
        </Text>
      )}
      {buttons}
      <MoreMenu label={t('views.more', { name: view.name })} entries={useViewEntries(view)} />
    </>
  );
}
