import { labelIn, type Language } from '@byline/shared-types/domain';
import { useCancel } from '@byline/web-kit/form';
import { useT } from '@byline/web-kit/i18n';
import { Button } from '../../../components/ui/Button';
import { useId } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { EXACT, useListCandidatesQuery, type SkillResponse } from '../../../api';
import { Stack } from '../../../components/layout/Stack';
import { FieldFrame } from '../../../components/ui/fields/FieldFrame';
import { Picker } from '../../../components/ui/fields/Picker';
import { Text } from '../../../components/ui/Text';
import { alike } from '../model';
import { textOrder } from '../../../lib/text-order';
import { useProposal } from '../useProposal';
import style from './Alike.module.css';

interface AlikeProps {
  skill: SkillResponse;
  skills: readonly SkillResponse[];
  onDone: () => void;
}

/** Approved skills that resemble a proposal, or any other approved skill, to use instead of it. */
export function Alike({ skill, skills, onDone }: AlikeProps) {
  const t = useT();
  const { locale } = useIntl();
  const id = useId();
  const { replaceWith } = useProposal();
  const drop = useCancel(onDone);
  const nameOf = ({ label }: SkillResponse): string => labelIn(label, locale as Language);
  const approved = skills.filter(({ state }) => state === 'approved');
  const found = alike(skill, approved);
  const onUse = async (other: SkillResponse): Promise<void> => {
    if (await replaceWith(skill, other)) drop();
  };
  const options = approved
    .map((other) => ({ value: other._id, label: nameOf(other) }))
    .sort((a, b) => textOrder(locale)(a.label, b.label));
  return (
    <Stack gap={12}>
      {found.length > 0 && (
        <Stack gap={4}>
          <Text as="h3" size="small" weight="medium" id={`${id}-title`}>
            <FormattedMessage id="proposals.alike" />
          </Text>
          <ul className={style.skills} aria-labelledby={`${id}-title`}>
            {found.map((other) => (
              <li key={other._id}>
                <Text grow cut title={nameOf(other)}>
                  {nameOf(other)}
                  <Users skill={other} />
                </Text>
                <Button
                  variant="text"
                  size="small"
                  aria-label={`${t('proposals.useInstead')}: ${nameOf(other)}`}
                  onClick={() => void onUse(other)}
                >
                  <FormattedMessage id="proposals.useInstead" />
                </Button>
              </li>
            ))}
          </ul>
        </Stack>
      )}
      <FieldFrame id={id} label={t('proposals.useAnother')}>
        <Picker
          id={id}
          options={options}
          value={[]}
          placeholder={t('proposals.findSkill')}
          onChange={([chosen]) => {
            const other = approved.find(({ _id }) => _id === chosen);
            if (other) void onUse(other);
          }}
        />
      </FieldFrame>
    </Stack>
  );
}

/** The number of candidates who have a skill. */
function Users({ skill }: { skill: SkillResponse }) {
  const { currentData } = useListCandidatesQuery({ filter: { skills: [skill._id] }, limit: 1, prefer: EXACT });
  const count = currentData?.totalCount;
  if (count === undefined || count === null) return null;
  return (
    <Text tone="muted">
      {' · '}
      <FormattedNumber value={count} />
    </Text>
  );
}
