import { useAddressParams } from '@byline/web-kit/address';
import { type MessageId, useT } from '@byline/web-kit/i18n';
import { Fragment, type ReactNode } from 'react';
import { usePhone } from '../../lib/usePhone';
import { useTitle } from '../../lib/useTitle';
import { SettingsPage } from '../layout/SettingsPage';
import { Boundary } from '../ui/States';
import { NoRecordPane } from './NoRecord';

export interface OpenRecordProps {
  id: string;
  /** Opens another one, or none once this one was removed. */
  onOpen: (id: string | null) => void;
  /** On a phone, back to all of them. */
  onBack?: () => void;
}

interface SplitPageProps {
  title: MessageId;
  /** The record of the address. */
  param: string;
  list: (props: { open: string | null; onOpen: (id: string) => void }) => ReactNode;
  record: (props: OpenRecordProps) => ReactNode;
  /** Said beside the list where none is open. */
  choose: MessageId;
  chooseText: MessageId;
}

/** A page of the settings: a list, and the record of the address beside it; one of the two on a phone. */
export function SplitPage({ title, param, list, record, choose, chooseText }: SplitPageProps) {
  useTitle(useT()(title));
  const [params, change] = useAddressParams();
  const phone = usePhone();
  const open = params.get(param);
  const onOpen = (id: string | null): void => change(() => new URLSearchParams(id ? { [param]: id } : {}));
  return (
    <SettingsPage split>
      {(!phone || !open) && <Boundary>{list({ open, onOpen })}</Boundary>}
      <Boundary resetKey={open ?? ''}>
        {open && (
          <Fragment key={open}>{record({ id: open, onOpen, ...(phone && { onBack: () => onOpen(null) }) })}</Fragment>
        )}
        {!open && !phone && <NoRecordPane title={choose} text={chooseText} />}
      </Boundary>
    </SettingsPage>
  );
}
