import { useT } from '@byline/web-kit/i18n';
import { useGetMediumQuery } from '../../../api';
import { SideRecord } from '../../../components/record/SideRecord';
import { SidePanel } from '../../../components/layout/SidePanel';
import type { ChangeList } from '../../../lib/list-state/useListState';
import { isRecordId } from '../../../lib/record-id';
import type { MediumListState } from '../list-state';
import { Gone } from './Gone';
import { MediumCard } from './MediumCard';
import { MediumForm } from './MediumForm';
import { MediumSteps } from './MediumSteps';

interface MediumPanelProps {
  state: MediumListState;
  onChange: ChangeList<MediumListState>;
  onClose: () => void;
}

/** Beside the list: a medium to read, its form, or the form of a new one. */
export function MediumPanel({ state, onChange, onClose }: MediumPanelProps) {
  const { open, panel } = state;
  const t = useT();
  const valid = open !== null && isRecordId(open);
  const query = useGetMediumQuery({ id: open ?? '' }, { skip: !valid, refetchOnMountOrArgChange: true });
  const read = (): void => onChange({ panel: null });
  const label = panel === 'new' ? 'mediums.add' : panel === 'edit' ? 'mediums.edit' : 'mediums.title';
  return (
    <SidePanel label={t(label)} onClose={panel === 'edit' ? read : onClose} {...(panel !== null && { size: 'form' })}>
      {panel === 'new' ? (
        <MediumForm onClose={onClose} onRemoved={onClose} />
      ) : (
        <SideRecord query={query} none={!valid} gone={<Gone title="mediums.gone" />} onClose={onClose}>
          {(medium) =>
            panel === 'edit' ? (
              <MediumForm key={medium._id} medium={medium} onClose={read} onRemoved={onClose} />
            ) : (
              <MediumCard
                medium={medium}
                steps={<MediumSteps {...{ state, onChange }} />}
                onEdit={() => onChange({ panel: 'edit' })}
                onClose={onClose}
              />
            )
          }
        </SideRecord>
      )}
    </SidePanel>
  );
}
