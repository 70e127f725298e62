import { Injectable } from '@nestjs/common';
import { escapeHtml, type Language } from '@byline/shared-types/domain';
import { convert } from 'html-to-text';
import { decrypt, derivedSecret, encrypt } from '../../common/auth/secrets.js';
import { translator } from '../../common/i18n/texts.js';
import { Config } from '../../config/config.js';
import type { EmailRecord, MailBody } from './email.record.js';
import type { OwnMail, OwnMailData, SystemMail } from './mail-kinds.js';
import { systemText, type Link } from './system-text.js';
import { renderLayout } from './templates/layout.js';

const paragraph = (text: string): string => `<p>${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;
const anchor = ({ label, url }: Link, style = ''): string =>
  `<a${style && ` style="${style}"`} href="${escapeHtml(url)}">${escapeHtml(label)}</a>`;
const afterwards = (part: string | Link): string =>
  typeof part === 'string' ? paragraph(part) : `<p>${anchor(part)}</p>`;
/** Mail programs know no style sheets, so each of several answers, as wide as the mail, carries its own style. */
const ANSWER =
  'display:block;padding:13px 16px;border:1px solid #2b3fa8;border-radius:10px;font-weight:600;line-height:120%;text-align:center;text-decoration:none';
const answer = (link: Link, index: number): string =>
  `<p style="margin:0 0 12px">${anchor(link, index === 0 ? `${ANSWER};background:#2b3fa8;color:#ffffff` : ANSWER)}</p>`;
const SMALL =
  'margin-top:24px;padding-top:16px;border-top:1px solid #e2e0da;font-size:13px;line-height:20px;color:#55575f';
const smallPrint = (parts: readonly (string | Link)[]): string =>
  parts.length === 0
    ? ''
    : `<p style="${SMALL}">${parts.map((part) => (typeof part === 'string' ? escapeHtml(part) : anchor(part))).join(' &nbsp;')}</p>`;

/** Rich text as plain text, with the addresses of links. */
const toText = (html: string): string =>
  convert(html, {
    wordwrap: false,
    selectors: [
      ...['h2', 'h3', 'h4'].map((selector) => ({ selector, options: { uppercase: false } })),
      { selector: 'img', format: 'skip' },
      { selector: 'a', options: { hideLinkHrefIfSameAsText: true } },
    ],
  });

/** Renders a mail once, for the outbox: HTML and its plain text alternative. */
@Injectable()
export class MailBodies {
  private readonly key: string;

  constructor(private readonly config: Config) {
    this.key = derivedSecret(config.SECRET, 'mail');
  }

  /** A written mail in a plain frame with the agency's name, without words of a language, because the writer chose theirs. */
  written(mail: { subject: string; message: string; writerName: string }): MailBody {
    const { AGENCY_NAME } = this.config;
    const footer = `${mail.writerName} · ${AGENCY_NAME}`;
    const html = renderLayout({
      language: 'und',
      subject: mail.subject,
      brand: AGENCY_NAME,
      heading: null,
      body: mail.message,
      button: null,
      after: '',
      footer,
    });
    return { html, text: `${toText(mail.message)}\n\n-- \n${footer}\n` };
  }

  /** One of the product's own mails; its body is encrypted, because a link in it opens an account. */
  system<K extends SystemMail>(
    template: K,
    language: Language,
    data: OwnMailData[K],
  ): { subject: string; body: MailBody } {
    const { subject, body } = this.own(template, language, data);
    return { subject, body: this.sealed(body) };
  }

  /** The encrypted body of a confidential mail. */
  sealed({ html, text }: MailBody): MailBody {
    return { html: encrypt(html, this.key), text: encrypt(text, this.key) };
  }

  /** One of the product's own mails without a secret, and its text for the lists. */
  own<K extends OwnMail>(
    template: K,
    language: Language,
    data: OwnMailData[K],
  ): { subject: string; message: string; body: MailBody } {
    const { AGENCY_NAME, PRODUCT_NAME } = this.config;
    const texts = systemText(template, language, data, AGENCY_NAME);
    const { subject, heading, button, ways, paragraphs, after, small } = texts;
    const answers = button && ways.length > 0 ? [button, ...ways] : [];
    const html = renderLayout({
      language,
      subject,
      brand: PRODUCT_NAME,
      heading,
      body: paragraphs.map(paragraph).join(''),
      button: answers.length > 0 ? null : button,
      after: [...answers.map(answer), ...after.map(afterwards), smallPrint(small)].join(''),
      footer: AGENCY_NAME,
    });
    const linkText = ({ label, url }: Link): string => `${translator(language)('mail.link', { label })}\n${url}`;
    const text = [
      heading,
      ...paragraphs,
      ...(button ? [linkText(button)] : []),
      ...ways.map(linkText),
      ...[...after, ...small].map((part) => (typeof part === 'string' ? part : linkText(part))),
      `-- \n${AGENCY_NAME}`,
    ];
    const message = [heading, ...paragraphs].map(paragraph).join('');
    return { subject, message, body: { html, text: `${text.join('\n\n')}\n` } };
  }

  /** The readable body of a mail; null after the sending. */
  open({ body, confidential }: Pick<EmailRecord, 'body' | 'confidential'>): MailBody | null {
    if (!body || !confidential) return body;
    return { html: decrypt(body.html, this.key), text: decrypt(body.text, this.key) };
  }
}
