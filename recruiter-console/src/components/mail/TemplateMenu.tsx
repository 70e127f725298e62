import { templateTextFor, type Language, type MailPurpose } from '@byline/shared-types/domain';
import { useT } from '@byline/web-kit/i18n';
import { Button } from '../ui/Button';
import Link from '@mui/material/Link';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import { ChevronDown, FileText } from 'lucide-react';
import { useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useAllMailTemplatesQuery, type MailTemplateResponse } from '../../api';
import { Row, Stack } from '../layout/Stack';
import { SearchInput } from '../ui/fields/SearchInput';
import { ListSkeleton } from '../ui/ListSkeleton';
import { Popover } from '../ui/Popover';
import { ErrorState } from '../ui/States';
import { Text } from '../ui/Text';
import { findTemplates } from './find-templates';
import style from './TemplateMenu.module.css';

interface TemplateMenuProps {
  /** The language of the mail; a template without it shows which one it has. */
  language: Language;
  /** The templates of this purpose come first. */
  purpose: MailPurpose;
  onChoose: (template: MailTemplateResponse) => void;
}

/** Finds a template for a mail. */
export function TemplateMenu(props: TemplateMenuProps) {
  const t = useT();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = (): void => setAnchor(null);
  return (
    <>
      <Button
        size="small"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <FileText />
        <FormattedMessage id="mailTemplates.use" />
        <ChevronDown size={12} />
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        slotProps={{ paper: { role: 'dialog', 'aria-label': t('mailTemplates.use') } }}
      >
        <Chooser
          {...props}
          onChoose={(template) => {
            close();
            props.onChoose(template);
          }}
        />
      </Popover>
    </>
  );
}

function Chooser({ language, purpose, onChoose }: TemplateMenuProps) {
  const t = useT();
  const { data, error, refetch } = useAllMailTemplatesQuery();
  const [search, setSearch] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const found = findTemplates(data ?? [], purpose, search);
  const [first] = found;
  return (
    <Stack gap={4} className={style.chooser}>
      <SearchInput
        label={t('mailTemplates.search')}
        value={search}
        onChange={setSearch}
        width="full"
        autoFocus
        onEnter={() => first && onChoose(first)}
        onDown={() => list.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus()}
      />
      {!data && (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <ListSkeleton rows={3} />)}
      {data && found.length === 0 && (
        <Text tone="muted" className={style.none}>
          <FormattedMessage id={data.length > 0 ? 'mailTemplates.noneMatch' : 'mailTemplates.none'} />
        </Text>
      )}
      <MenuList ref={list} className={style.options} aria-label={t('mailTemplates.use')}>
        {found.map((template) => (
          <MenuItem key={template._id} onClick={() => onChoose(template)}>
            <Text grow cut title={template.name}>
              {template.name}
            </Text>
            <Text size="small" tone="muted">
              {t(`mailPurpose.${template.purpose}`)} · {templateTextFor(template.texts, language)?.language}
            </Text>
          </MenuItem>
        ))}
      </MenuList>
      <Row className={style.foot}>
        <Text size="small" tone="muted" grow>
          <FormattedMessage id="mailTemplates.inLanguage" values={{ language: t(`mailTemplates.word.${language}`) }} />
        </Text>
        <Link href="/settings/templates" target="_blank" rel="noreferrer">
          <Text size="small">
            <FormattedMessage id="mailTemplates.edit" />
          </Text>
        </Link>
      </Row>
    </Stack>
  );
}
