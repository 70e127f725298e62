import { defineMessages } from 'react-intl';

/** The nine user functions, by the names the API uses. */
export const functionWords = defineMessages({
  copywriter: { id: 'function.copywriter', defaultMessage: 'Copywriter' },
  contentprojectmanager: { id: 'function.contentprojectmanager', defaultMessage: 'Content project manager' },
  technicalwriter: { id: 'function.technicalwriter', defaultMessage: 'Technical writer' },
  uxcopywriter: { id: 'function.uxcopywriter', defaultMessage: 'UX copywriter' },
  translator: { id: 'function.translator', defaultMessage: 'Translator' },
  contentmarketer: { id: 'function.contentmarketer', defaultMessage: 'Content marketer' },
  Designer: { id: 'function.Designer', defaultMessage: 'Graphic designer' },
  digitalmarketer: { id: 'function.digitalmarketer', defaultMessage: 'Digital marketer' },
  socialmediacontentcreator: {
    id: 'function.socialmediacontentcreator',
    defaultMessage: 'Social media content creator',
  },
});
