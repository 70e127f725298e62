import { defineMessages } from 'react-intl';

export const archiveMessages = defineMessages({
  notLoaded: { id: 'archive.notLoaded', defaultMessage: 'Your archive could not be loaded.' },
  title: { id: 'archive.title', defaultMessage: 'Download everything' },
  what: {
    id: 'archive.what',
    defaultMessage: 'Your profile, files, applications and mails in one archive, to read and to take along.',
  },
  make: { id: 'archive.make', defaultMessage: 'Get it ready' },
  making: { id: 'archive.making', defaultMessage: 'Being made' },
  waits: { id: 'archive.waits', defaultMessage: 'You can leave this page: we send you a mail when it is ready.' },
  ready: { id: 'archive.ready', defaultMessage: 'Ready, kept until {date}. {size}.' },
  download: { id: 'archive.download', defaultMessage: 'Download' },
  downloading: { id: 'archive.downloading', defaultMessage: 'Downloading' },
  again: { id: 'archive.again', defaultMessage: 'Make a new one' },
  failed: { id: 'archive.failed', defaultMessage: 'The archive could not be made.' },
  retry: { id: 'archive.retry', defaultMessage: 'Try again' },
  none: { id: 'archive.none', defaultMessage: 'You can make another one tomorrow.' },
});
