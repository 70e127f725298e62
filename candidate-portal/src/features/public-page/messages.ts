import type { PublicBlock } from '@byline/shared-types/domain';
import { defineMessages, type MessageDescriptor } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'publicPage.title', defaultMessage: 'Your public page' },
  lead: {
    id: 'publicPage.lead',
    defaultMessage: 'You see what others see. Choose what is on it; the change is there at once.',
  },
  isPublic: { id: 'publicPage.isPublic', defaultMessage: 'Public page' },
  isPublicText: {
    id: 'publicPage.isPublicText',
    defaultMessage: 'Anyone with the link sees it. Never your last name, address, phone, email or rates.',
  },
  hiddenNow: { id: 'publicPage.hiddenNow', defaultMessage: 'Off: only you see it, here.' },
  share: { id: 'publicPage.share', defaultMessage: 'Share it' },
  address: { id: 'publicPage.address', defaultMessage: 'Address of your page' },
  addressText: {
    id: 'publicPage.addressText',
    defaultMessage: 'It follows your first name and function. Older links keep working.',
  },
  copy: { id: 'publicPage.copy', defaultMessage: 'Copy link' },
  copied: { id: 'publicPage.copied', defaultMessage: 'Link copied' },
  copyFailed: {
    id: 'publicPage.copyFailed',
    defaultMessage: 'Your browser does not let us copy. Select the address and copy it yourself.',
  },
  qr: { id: 'publicPage.qr', defaultMessage: 'QR code of your page' },
  downloadQr: { id: 'publicPage.downloadQr', defaultMessage: 'Download the QR code' },
  qrText: { id: 'publicPage.qrText', defaultMessage: 'For a card or a quote, as SVG.' },
  opensLater: { id: 'publicPage.opensLater', defaultMessage: 'The link works once the page is public.' },
  open: { id: 'publicPage.open', defaultMessage: 'Open the page' },
  shows: { id: 'publicPage.shows', defaultMessage: 'What it shows' },
  always: {
    id: 'publicPage.always',
    defaultMessage: 'First name, function, summary, country and years of experience are always on it.',
  },
  counted: {
    id: 'publicPage.counted',
    defaultMessage: '{count, plural, one {# sample} other {# samples}}',
  },
  rated: {
    id: 'publicPage.rated',
    defaultMessage: '{count, plural, one {# rated and approved} other {# rated and approved}}',
  },
  empty: { id: 'publicPage.empty', defaultMessage: 'Nothing to show yet: add it on your profile' },
  off: { id: 'publicPage.off', defaultMessage: 'Not on the page: {block}' },
  show: { id: 'publicPage.show', defaultMessage: 'Show' },
  showBlock: { id: 'publicPage.showBlock', defaultMessage: 'Show: {block}' },
  searchable: { id: 'publicPage.searchable', defaultMessage: 'Let search engines find it' },
  searched: { id: 'publicPage.searched', defaultMessage: 'On: they may list it.' },
  unsearched: { id: 'publicPage.unsearched', defaultMessage: 'Off: people reach it by the link alone.' },
  preview: { id: 'publicPage.preview', defaultMessage: 'Preview of your public page, in English' },
  width: { id: 'publicPage.width', defaultMessage: 'Size of the preview' },
  wide: { id: 'publicPage.wide', defaultMessage: 'Wide' },
  phone: { id: 'publicPage.phone', defaultMessage: 'Phone' },
  english: { id: 'publicPage.english', defaultMessage: 'Always in English' },
  notLoaded: { id: 'publicPage.notLoaded', defaultMessage: 'We could not load the preview.' },
});

export const blocks = defineMessages({
  photo: { id: 'publicPage.photo', defaultMessage: 'Photo' },
  availability: { id: 'publicPage.availability', defaultMessage: 'Availability' },
  languages: { id: 'publicPage.languages', defaultMessage: 'Languages' },
  about: { id: 'publicPage.about', defaultMessage: 'About you' },
  projects: { id: 'publicPage.projects', defaultMessage: 'Projects' },
  work: { id: 'publicPage.work', defaultMessage: 'Work' },
  education: { id: 'publicPage.education', defaultMessage: 'Diplomas' },
  skills: { id: 'publicPage.skills', defaultMessage: 'Skills' },
  portfolio: { id: 'publicPage.portfolio', defaultMessage: 'Portfolio' },
}) satisfies Record<PublicBlock, MessageDescriptor>;
