type Tag = string | { type: string; id?: string | number } | null | undefined;
type Tags = readonly Tag[] | ((result: unknown, error: unknown, argument: unknown) => readonly Tag[]);

interface Definition {
  type: string;
  providesTags?: Tags;
  invalidatesTags?: Tags;
}

/** The needed part of an RTK Query API. Only `enhanceEndpoints` gives access to its definitions. */
interface Definitions {
  endpoints: object;
  enhanceEndpoints(change: { endpoints: Record<string, (definition: Definition) => void> }): unknown;
}

interface CacheTags {
  /** Queries without a tag, which the app never reads again. */
  untagged: string[];
  /** Tags that a mutation invalidates and no query provides, as `mutation: tag`. */
  unprovided: string[];
}

/** Finds faults among the cache tags of an API; a test expects none. Assumes that every call concerns the same id. */
export function cacheTagFaults(api: Definitions): CacheTags {
  const definitions = Object.entries(definitionsOf(api));
  const provided = definitions.flatMap(([, definition]) => tagsOf(definition.providesTags));
  const covers = (tag: string): boolean =>
    provided.some((other) => other === tag || (!tag.includes(' ') && other.startsWith(`${tag} `)));
  return {
    untagged: definitions.flatMap(([name, { type, providesTags }]) =>
      type === 'query' && tagsOf(providesTags).length === 0 ? [name] : [],
    ),
    unprovided: definitions.flatMap(([name, { invalidatesTags }]) =>
      tagsOf(invalidatesTags).flatMap((tag) => (covers(tag) ? [] : [`${name}: ${tag}`])),
    ),
  };
}

function definitionsOf(api: Definitions): Record<string, Definition> {
  const found: Record<string, Definition> = {};
  const note = (name: string) => (definition: Definition) => void (found[name] = definition);
  const names = Object.keys(api.endpoints);
  api.enhanceEndpoints({ endpoints: Object.fromEntries(names.map((name) => [name, note(name)])) });
  return found;
}

const ID = 'id-of-the-test';

/** The tags of a success and of a failure, as `Type` or `Type id`. */
function tagsOf(tags: Tags = []): string[] {
  const argument = { id: ID };
  const given =
    typeof tags === 'function' ? [...tags({}, undefined, argument), ...tags(undefined, {}, argument)] : tags;
  return given.flatMap((tag) => {
    if (!tag) return [];
    return typeof tag === 'string' ? [tag] : [tag.id === undefined ? tag.type : `${tag.type} ${tag.id}`];
  });
}
