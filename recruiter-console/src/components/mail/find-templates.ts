import { MAIL_PURPOSES, templateTextFor, type MailPurpose } from '@byline/shared-types/domain';
import type { MailTemplateResponse } from '../../api';
import { foldText } from '../../lib/fold-text';

/** The templates with a text whose name has the searched words: those of the purpose first, and in each purpose the default first. */
export function findTemplates(
  templates: readonly MailTemplateResponse[],
  purpose: MailPurpose,
  search: string,
): MailTemplateResponse[] {
  const purposes = [purpose, ...MAIL_PURPOSES.filter((one) => one !== purpose)];
  const place = ({ purpose: of, isDefault }: MailTemplateResponse): number =>
    purposes.indexOf(of) * 2 + (isDefault ? 0 : 1);
  return templates
    .filter(({ name, texts }) => templateTextFor(texts, 'en') && foldText(name).includes(foldText(search.trim())))
    .sort((one, other) => place(one) - place(other));
}
