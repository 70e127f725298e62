interface Graph {
  getModuleInfo: (id: string) => { isEntry: boolean; importers: string[] } | null;
}

/** Whether a file comes with another one: that one imports it, however far down, without having to ask for it later. */
function comesWith(isRoot: (id: string, isEntry: boolean) => boolean) {
  const known = new Map<string, boolean>();
  return function comes(id: string, graph: Graph): boolean {
    const before = known.get(id);
    if (before !== undefined) return before;
    // Until it is known, which ends the walk in a circle.
    known.set(id, false);
    const info = graph.getModuleInfo(id);
    const is = info !== null && (isRoot(id, info.isEntry) || info.importers.some((importer) => comes(importer, graph)));
    known.set(id, is);
    return is;
  };
}

/** What draws a form; who may leave it is asked around every screen. Too small for files of their own are what asks for an address and a phone, and the values of a candidate's forms. */
const formFiles =
  /node_modules.(formik|es-toolkit|react-is|hoist-non-react-statics|deepmerge|react-fast-compare)|(web-kit.src|candidate-portal.src.components).form.(?!leave-guard|draft|form-context|index|field.module|Segments|MonthField|PasswordField|password-strength)|components.ui.(Select|EntryActions)\.tsx|fields.(PhoneField|PersonalFields)|phone.prefixes|features.candidate.(form-values|text-fields)/;

// Of these every screen takes what it needs, through one file that names them all.
const picked = /lucide-react.+icons|shared-types.dist.domain|draft-sync/;
/** The client of the API, which comes with the first call. */
const clientFiles =
  /node_modules.(@reduxjs|immer|reselect|redux-thunk)|candidate-portal.src.api.(connect|enhanced|generated|empty|given-job|index)|WithApi\.tsx|web-kit.src.api.(base-query|every-page|repeats)/;
/** What visitors' screens and the candidate's own pages both need, and what is too small for a file of its own. */
const everywhere =
  /src.(api.useCall|app.routes.(guards|WithOwnTexts)|features.(session|candidate).messages|features.account.(components.NoOldAddress|email-link-messages)|i18n.Rich)\.tsx?|web-kit.src.(candidate.messages|names|numbers)|domain.user-functions|field\.module\.css|ui.ErrorLine\.tsx|icons.(eye|eye-off|chevron-down|circle-exclamation-point|external-link|copy|arrow-right)\.mjs|rolldown.runtime/;
/** What checks what was typed, which comes once somebody is in a form. */
const checkFiles = /node_modules.(yup|tiny-case|property-expr|toposort)|web-kit.src.(candidate.text-fields|schema)/;
const withApp = comesWith((_id, isEntry) => isEntry);
const withEntry = comesWith((id) => id.endsWith('/EntryPage.tsx'));
const withGate = comesWith((id) => /routes.(RequireCandidate|CurrentCandidate)\.tsx$/.test(id));
/** The pages of a candidate, and what comes later on one, each a file of its own with what it alone has. */
const pages = ['Profile', 'Work', 'Education', 'Links', 'Applications', 'Account', 'PublicPage', 'Complete'];
const withPages = [...pages.map((page) => `${page}Page.tsx`), 'complete-parts.ts'].map((file) =>
  comesWith((id) => id.endsWith(`/pages/${file}`)),
);
/** What the profile and the lists alone share comes with them. */
const withOthers = comesWith((id) =>
  /(routes.(RequireCandidate|CurrentCandidate|pages.(Complete|Account|PublicPage|Applications)Page)\.tsx|facts\.module\.css)$/.test(
    id,
  ),
);
const isShared = (id: string, graph: Graph): boolean =>
  withGate(id, graph) ||
  /useRemoval|facts\.module/.test(id) ||
  withPages.filter((comes) => comes(id, graph)).length > 1;
const group = (name: string, priority: number, holds: (id: string, graph: Graph) => boolean) => ({
  name: (id: string, graph: Graph) => ((!picked.test(id) || everywhere.test(id)) && holds(id, graph) ? name : null),
  priority,
});
/** The texts of a language: those of the app with those of the kit. */
const texts = /(?:web-kit|candidate-portal).i18n.(own.)?(\w+)\.json$/;

/**
 * A few files in place of the fifty that many screens share parts of: they compress better, and come at once. What every screen
 * needs, the client of the API, what every form needs, what the entry needs besides, what the candidate's own pages need, what those with lists need besides, and the texts.
 */
export const files = [
  {
    name: (id: string) => {
      const [, own, language] = texts.exec(id) ?? [];
      return language === undefined ? null : `${own ? 'own' : 'texts'}-${language}`;
    },
    priority: 7,
  },
  group(
    'app',
    6,
    (id, graph) => !clientFiles.test(id) && !formFiles.test(id) && (withApp(id, graph) || everywhere.test(id)),
  ),
  group('api', 5, (id) => clientFiles.test(id)),
  group('forms', 4, (id) => formFiles.test(id)),
  group('entry', 3, withEntry),
  group('checks', 2, (id) => checkFiles.test(id)),
  group('candidate', 1, (id, graph) => !formFiles.test(id) && isShared(id, graph) && withOthers(id, graph)),
  group('lists', 0, (id, graph) => !formFiles.test(id) && isShared(id, graph)),
];
