import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { MailTemplateResponse } from '../../api';
import { renderApp } from '../../test/render';
import { OtherLanguage } from './OtherLanguage';

const template = (name: string, ...languages: string[]): MailTemplateResponse =>
  ({
    ...{ _id: name, name, purpose: 'free', isDefault: false, attachments: [] },
    texts: languages.map((language) => ({ language, subject: 's', message: '<p>m</p>' })),
  }) as unknown as MailTemplateResponse;

it('says that a template lacks the language of the mail, and offers the next of its purpose that has it', async () => {
  const french = template('Bonjour', 'fr');
  const onChoose = vi.fn();
  const decline = { ...template('Afscheid', 'fr'), purpose: 'decline' as const };
  const given = { templates: [decline, template('Welkom', 'nl'), french], onChoose };
  const screen = await renderApp(<OtherLanguage templateId="Welkom" language="fr" {...given} />);
  expect(screen.getByRole('alert').textContent).toContain('“Welkom” has no French text');
  await userEvent.click(screen.getByRole('button', { name: 'Use “Bonjour”' }));
  expect(onChoose).toHaveBeenCalledWith(french);
  screen.unmount();
  const own = await renderApp(<OtherLanguage templateId="Welkom" language="nl" {...given} />);
  expect(own.queryByRole('alert')).toBeNull();
});
