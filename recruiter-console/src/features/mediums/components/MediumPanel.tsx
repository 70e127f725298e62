import { useIntl } from 'react-intl';
import { useGetMediumQuery } from '../../../api';
import { SideRecord } from '../../../components/record/SideRecord';
import { SidePanel } from '../../../components/layout/SidePanel';
import type { ChangeList } from '../../../lib/list-state/useListState';
import { isRecordId } from '../../../lib/record-id';
import type { MediumListState } from '../list-state';
import { messages } from '../messages';
import { Gone } from './Gone';
import { MediumCard } from './MediumCard';
import { MediumForm } from './MediumForm';

interface MediumPanelProps {
  state: MediumListState;
  onChange: ChangeList<MediumListState>;
  onClose: () => void;
}

/** Beside the list: a medium to read, its form, or that of a new one. */
export function MediumPanel({ state: { open, panel }, onChange, onClose }: MediumPanelProps) {
  const { formatMessage } = useIntl();
  const valid = open !== null && isRecordId(open);
  const query = useGetMediumQuery({ id: open ?? '' }, { skip: !valid, refetchOnMountOrArgChange: true });
  const read = (): void => onChange({ panel: null });
  const label = panel === 'new' ? messages.add : panel === 'edit' ? messages.edit : messages.title;
  return (
    <SidePanel label={formatMessage(label)} onClose={panel === 'edit' ? read : onClose} wide={panel !== null}>
      {panel === 'new' ? (
        <MediumForm onClose={onClose} onRemoved={onClose} />
      ) : (
        <SideRecord query={query} none={!valid} gone={<Gone title={messages.gone} />} onClose={onClose}>
          {(medium) =>
            panel === 'edit' ? (
              <MediumForm key={medium._id} medium={medium} onClose={read} onRemoved={onClose} />
            ) : (
              <MediumCard medium={medium} onEdit={() => onChange({ panel: 'edit' })} onClose={onClose} />
            )
          }
        </SideRecord>
      )}
    </SidePanel>
  );
}
