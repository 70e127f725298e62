/** The nine user functions, by their names in the API. */
export const functionWords = {
  copywriter: 'function.copywriter',
  contentprojectmanager: 'function.contentprojectmanager',
  technicalwriter: 'function.technicalwriter',
  uxcopywriter: 'function.uxcopywriter',
  translator: 'function.translator',
  contentmarketer: 'function.contentmarketer',
  Designer: 'function.Designer',
  digitalmarketer: 'function.digitalmarketer',
  socialmediacontentcreator: 'function.socialmediacontentcreator',
} as const;
