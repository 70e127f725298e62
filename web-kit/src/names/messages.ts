/** The nine user functions, by the names the API uses. */
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
