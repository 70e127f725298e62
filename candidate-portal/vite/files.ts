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

/** What draws a form; who may leave it is asked around every screen. */
const formFiles =
  /node_modules.(formik|es-toolkit|react-is|hoist-non-react-statics|deepmerge|react-fast-compare)|(web-kit.src|candidate-portal.src.components).form.(?!leave-guard|draft|form-context|index|field.module)/;

// Of these every screen takes what it needs, through one file that names them all.
const picked = /lucide-react.+icons|shared-types.dist.domain|draft-sync/;
/** The client of the API, which comes with the first call, and what else whoever asks it shows. */
const clientFiles =
  /node_modules.(@reduxjs|immer|reselect|redux-thunk)|candidate-portal.src.api.(connect|enhanced|generated|empty|given-job|index)|WithApi\.tsx|web-kit.src.(api.(base-query|every-page|repeats)|rich-text)/;
/** Of what the entry needs, what the candidate's own pages need too, who may have no form. */
const everywhere =
  /src.(api.useCall|app.routes.guards|features.session.messages)\.ts|field\.module\.css|ui.ErrorLine\.tsx|icons.(eye|circle-exclamation-point)\.mjs/;
const withApp = comesWith((_id, isEntry) => isEntry);
const withEntry = comesWith((id) => id.endsWith('/EntryPage.tsx'));
const group = (name: string, priority: number, holds: (id: string, graph: Graph) => boolean) => ({
  name: (id: string, graph: Graph) => ((!picked.test(id) || everywhere.test(id)) && holds(id, graph) ? name : null),
  priority,
});

/**
 * A few files in place of the twenty that many screens share parts of: they compress better, and come at once. What every screen
 * needs, the client of the API, what every form needs, what the entry needs besides, and what several of the others need.
 */
export const files = [
  group(
    'app',
    4,
    (id, graph) => !clientFiles.test(id) && !formFiles.test(id) && (withApp(id, graph) || everywhere.test(id)),
  ),
  group('api', 3, (id) => clientFiles.test(id)),
  group('forms', 2, (id, graph) => formFiles.test(id) && withEntry(id, graph)),
  group('entry', 1, withEntry),
  {
    ...group('shared', 0, (id) =>
      /\/src\/(components|lib|i18n|ui|names|numbers)\/(?!form\/|ui\/(EntryActions|StarsInput|Select|QrPicture)|qr\.)/.test(
        id,
      ),
    ),
    minShareCount: 2,
  },
];
