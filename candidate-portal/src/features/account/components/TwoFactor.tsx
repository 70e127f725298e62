import { useT } from '@byline/web-kit/i18n';
import { useCurrentUser } from '@byline/web-kit/session';
import { useNotify } from '@byline/web-kit/ui';
import { useState } from 'react';
import {
  useGetTwoFactorQuery,
  useRenewRecoveryCodesMutation,
  useTurnTwoFactorOffMutation,
  type OwnProofRequest,
  type OwnTwoFactorResponse,
} from '../../../api';
import { Section } from '../../../components/layout/Section';
import { TextButton } from '../../../components/ui/Button';
import { Pill } from '../../../components/ui/Pill';
import { Record } from '../../../components/ui/Record';
import { Boundary, Loaded } from '../../../components/ui/States';
import { hasTwoFactor, useNeeded } from '../useNeeded';
import { TwoFactorProof } from './TwoFactorProof';
import { TwoFactorSetup } from './TwoFactorSetup';
import { RecoveryCodes } from './RecoveryCodes';

/**
 * Optional two-factor login with an authenticator app. Recruiters do not see it, because colleagues manage their
 * second factor (docs/domain/accounts.md#two-factor).
 */
export function TwoFactor() {
  const t = useT();
  const isRecruiter = useCurrentUser().roles.includes('recruiter');
  return isRecruiter ? null : (
    <Section id="c-two-factor" title={t('twoFactor.title')} help={t('twoFactor.help')}>
      <Boundary>
        <Settings />
      </Boundary>
    </Section>
  );
}

function Settings() {
  const t = useT();
  const { needed, none, begin } = useNeeded(hasTwoFactor);
  const query = useGetTwoFactorQuery(undefined, { skip: !needed, refetchOnMountOrArgChange: true });
  return (
    <Loaded query={none && !query.data ? { ...query, data: OFF } : query} what={t('twoFactor.notLoaded')}>
      {(state) => <Lines state={state} onSetUp={begin} />}
    </Loaded>
  );
}

const OFF: OwnTwoFactorResponse = { enabled: false, recoveryCodesLeft: 0 };

type Panel = 'setUp' | 'turnOff' | 'renew';

interface LinesProps {
  state: OwnTwoFactorResponse;
  onSetUp: () => void;
}

function Lines({ state: { enabled, recoveryCodesLeft }, onSetUp }: LinesProps) {
  const t = useT();
  const notify = useNotify();
  const [panel, setPanel] = useState<Panel | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  /** The panel that closed last; its button takes the focus. */
  const [left, setLeft] = useState<Panel | null>(null);
  const [turnOff] = useTurnTwoFactorOffMutation();
  const [renew] = useRenewRecoveryCodesMutation();

  const close = (): void => {
    setLeft(panel);
    setPanel(null);
    setCodes(null);
  };
  const show = (made: readonly string[]): void => {
    setCodes(made);
    if (panel === 'setUp') notify(t('twoFactor.turnedOn'));
  };
  const end = async (ownProofRequest: OwnProofRequest): Promise<void> => {
    await turnOff({ ownProofRequest }).unwrap();
    notify(t('twoFactor.turnedOff'));
    close();
  };
  const makeNew = async (ownProofRequest: OwnProofRequest): Promise<void> =>
    show((await renew({ ownProofRequest }).unwrap()).recoveryCodes);
  const proof = { onCancel: close };

  return (
    <div>
      <Record
        title={t('twoFactor.app')}
        mark={<Pill look={enabled ? 'good' : undefined}>{t(enabled ? 'twoFactor.on' : 'twoFactor.off')}</Pill>}
      >
        {panel === null && (
          <TextButton
            autoFocus={left === 'setUp' || left === 'turnOff'}
            danger={enabled}
            aria-label={t(enabled ? 'twoFactor.turnOffLong' : 'twoFactor.setUpLong')}
            onClick={() => {
              setPanel(enabled ? 'turnOff' : 'setUp');
              if (!enabled) onSetUp();
            }}
          >
            {t(enabled ? 'twoFactor.turnOff' : 'twoFactor.setUp')}
          </TextButton>
        )}
      </Record>
      {panel === 'setUp' && !codes && (
        <Boundary>
          <TwoFactorSetup onDone={show} onCancel={close} />
        </Boundary>
      )}
      {panel === 'turnOff' && (
        <Boundary>
          <TwoFactorProof
            {...proof}
            help={t('twoFactor.turnOffHelp')}
            label={t('twoFactor.turnOff')}
            danger
            onProved={end}
          />
        </Boundary>
      )}
      {enabled && (
        <Record title={t('twoFactor.recovery')} more={t('twoFactor.left', { count: recoveryCodesLeft })}>
          {panel === null && (
            <TextButton autoFocus={left === 'renew'} onClick={() => setPanel('renew')}>
              {t('twoFactor.renew')}
            </TextButton>
          )}
        </Record>
      )}
      {panel === 'renew' && !codes && (
        <Boundary>
          <TwoFactorProof {...proof} help={t('twoFactor.renewHelp')} label={t('twoFactor.renew')} onProved={makeNew} />
        </Boundary>
      )}
      {codes && <RecoveryCodes codes={codes} onKept={close} />}
    </div>
  );
}
