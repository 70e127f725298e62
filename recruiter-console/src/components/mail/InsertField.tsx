import { MAIL_FIELDS, OPTIONAL_MAIL_FIELDS, mailFieldToken, type MailField } from '@byline/shared-types/domain';
import { useT, type Translate } from '@byline/web-kit/i18n';
import { Button } from '../ui/Button';
import MenuItem from '@mui/material/MenuItem';
import { Braces, ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Grow } from '../layout/Grow';
import { Stack } from '../layout/Stack';
import { Menu } from '../ui/Menu';
import { Text } from '../ui/Text';

type OptionalField = (typeof OPTIONAL_MAIL_FIELDS)[number];
const isOptional = (field: MailField): field is OptionalField => OPTIONAL_MAIL_FIELDS.some((one) => one === field);

interface InsertFieldProps {
  /** The words of the mail's language. */
  words: Translate;
  /** That language; undefined for the interface's. */
  lang?: string | undefined;
  onInsert: (token: string) => void;
}

/** Inserts a field of the recipient, with a text for an empty one where the recipient may lack it (docs/domain/mail.md#fields). */
export function InsertField({ words, lang, onInsert }: InsertFieldProps) {
  const t = useT();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const tokenOf = (field: MailField): string =>
    mailFieldToken(field, isOptional(field) ? words(`mailField.any.${field}`) : '');
  return (
    <Stack gap={4}>
      <div>
        <Button
          size="small"
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          <Braces />
          <FormattedMessage id="mailField.insert" />
          <ChevronDown size={12} />
        </Button>
      </div>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)} disableRestoreFocus>
        {MAIL_FIELDS.map((field) => (
          <MenuItem
            key={field}
            onClick={() => {
              setAnchor(null);
              onInsert(tokenOf(field));
            }}
          >
            <Grow>{t(`mailField.${field}`)}</Grow>
            {isOptional(field) && (
              <Text tone="muted" lang={lang}>
                {words(`mailField.any.${field}`)}
              </Text>
            )}
          </MenuItem>
        ))}
      </Menu>
      <Text size="small" tone="muted">
        <FormattedMessage
          id="mailField.help"
          values={{
            example: (
              <>
                {t('mailField.job')} | <span lang={lang}>{words('mailField.any.job')}</span>
              </>
            ),
          }}
        />
      </Text>
    </Stack>
  );
}
