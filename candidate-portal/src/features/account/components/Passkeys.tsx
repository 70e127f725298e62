import { MAX_PASSKEYS } from '@byline/shared-types/domain';
import { formatDashed, formatTime } from '@byline/web-kit/dates';
import { useT } from '@byline/web-kit/i18n';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useListPasskeysQuery, type PasskeyResponse } from '../../../api';
import { Section } from '../../../components/layout/Section';
import { TextButton } from '../../../components/ui/Button';
import { Record } from '../../../components/ui/Record';
import { Boundary, Loaded } from '../../../components/ui/States';
import { Rich } from '../../../i18n/Rich';
import { hasPasskeys, useNeeded } from '../useNeeded';
import { AddPasskey } from './AddPasskey';
import { ChangePasskey } from './ChangePasskey';
import textStyle from '../../../components/ui/text.module.css';

/** The user's passkeys; each logs in without a password (docs/domain/accounts.md#passkeys). */
export function Passkeys() {
  const t = useT();
  return (
    <Section id="c-passkeys" title={t('passkeys.title')} help={t('passkeys.help')}>
      <Boundary>
        <Own />
      </Boundary>
    </Section>
  );
}

function Own() {
  const t = useT();
  const { needed, none, begin } = useNeeded(hasPasskeys);
  const query = useListPasskeysQuery(undefined, { skip: !needed, refetchOnMountOrArgChange: true });
  return (
    <Loaded query={none && !query.data ? { ...query, data: NONE } : query} what={t('passkeys.notLoaded')}>
      {({ passkeys }) => <List passkeys={passkeys} onAdd={begin} />}
    </Loaded>
  );
}

const NONE = { passkeys: [] };

interface Panel {
  kind: 'add' | 'rename' | 'remove';
  id: string;
}
const isSame = (one: Panel | null, { kind, id }: Panel): boolean => one?.kind === kind && one.id === id;
const ADD: Panel = { kind: 'add', id: '' };

function List({ passkeys, onAdd }: { passkeys: readonly PasskeyResponse[]; onAdd: () => void }) {
  const t = useT();
  const [opened, setPanel] = useState<Panel | null>(null);
  // If another device removes the passkey, its form closes.
  const isThere = opened?.kind === 'add' || passkeys.some(({ _id }) => _id === opened?.id);
  const panel = isThere ? opened : null;
  /** The panel that closed last; its button takes the focus, or "Add" after a removal. */
  const [left, setLeft] = useState<Panel | null>(null);
  const close = (back = panel): void => {
    setLeft(back);
    setPanel(null);
  };
  const open = (next: Panel) => () => setPanel(next);
  const add = (): void => {
    onAdd();
    setPanel(ADD);
  };
  return (
    <div>
      {passkeys.length === 0 && panel === null && <p>{t('passkeys.none')}</p>}
      <ul>
        {passkeys.map((passkey) => {
          const { _id: id, name } = passkey;
          const [rename, remove]: Panel[] = [
            { kind: 'rename', id },
            { kind: 'remove', id },
          ];
          return (
            <li key={id}>
              <Record icon={KeyRound} title={name} more={<Dates passkey={passkey} />}>
                {panel === null && rename && remove && (
                  <>
                    <TextButton
                      autoFocus={isSame(left, rename)}
                      aria-label={t('passkeys.renameNamed', { name })}
                      onClick={open(rename)}
                    >
                      {t('passkeys.rename')}
                    </TextButton>
                    <TextButton
                      danger
                      autoFocus={isSame(left, remove)}
                      aria-label={t('passkeys.removeNamed', { name })}
                      onClick={open(remove)}
                    >
                      {t('common.remove')}
                    </TextButton>
                  </>
                )}
              </Record>
              {panel !== null && panel.id === id && panel.kind !== 'add' && (
                <Boundary>
                  <ChangePasskey
                    kind={panel.kind}
                    passkey={passkey}
                    onDone={() => close(panel.kind === 'remove' ? ADD : panel)}
                    onCancel={() => close()}
                  />
                </Boundary>
              )}
            </li>
          );
        })}
      </ul>
      {panel === null && <Adding full={passkeys.length >= MAX_PASSKEYS} focused={isSame(left, ADD)} onAdd={add} />}
      {panel?.kind === 'add' && (
        <Boundary>
          <AddPasskey onDone={() => close()} />
        </Boundary>
      )}
    </div>
  );
}

/** The button to add a passkey, or the reason why it is missing. */
function Adding({ full, focused, onAdd }: { full: boolean; focused: boolean; onAdd: () => void }) {
  const t = useT();
  const words = `${textStyle.small} ${textStyle.secondary}`;
  if (!('PublicKeyCredential' in window)) return <p className={words}>{t('passkeys.unknownHere')}</p>;
  if (full) return <p className={words}>{t('passkeys.full')}</p>;
  return (
    <TextButton autoFocus={focused} onClick={onAdd}>
      {t('passkeys.add')}
    </TextButton>
  );
}

function Dates({ passkey: { createdAt, lastUsedAt } }: { passkey: PasskeyResponse }) {
  const n = (words: React.ReactNode[]) => <span className={textStyle.nowrap}>{words}</span>;
  if (!lastUsedAt) return <Rich message="passkeys.made" values={{ day: formatDashed(createdAt), n }} />;
  return <Rich message="passkeys.used" values={{ day: formatDashed(lastUsedAt), time: formatTime(lastUsedAt), n }} />;
}
