import type { Connection, IndexDefinition, IndexOptions, Model } from 'mongoose';

/** The differences between the indexes of a collection and its schema. */
interface IndexPlan {
  model: Model<object>;
  toDrop: string[];
  toCreate: [IndexDefinition, IndexOptions][];
}

const modelsOf = (connection: Connection): Model<object>[] => Object.values<Model<object>>(connection.models);

/** The name MongoDB gives an index. */
const nameOf = ([keys, { name }]: IndexPlan['toCreate'][number]): string =>
  name ?? Object.entries(keys).flat().join('_');

/** The changes that make a database's indexes those of the schemas; ignores collections without a schema. */
export async function planIndexes(connection: Connection): Promise<IndexPlan[]> {
  const plans = await Promise.all(
    modelsOf(connection).map(async (model) => {
      const { toDrop, toCreate } = await model.diffIndexes({ indexOptionsToCreate: true });
      return { model, toDrop, toCreate: toCreate as unknown as IndexPlan['toCreate'] };
    }),
  );
  return plans.filter(({ toDrop, toCreate }) => toDrop.length + toCreate.length > 0);
}

/** One line for each change of a plan. */
export function describePlan({ model, toDrop, toCreate }: IndexPlan): string[] {
  const { name } = model.collection;
  const created = toCreate.map(nameOf);
  const added = created.filter((index) => !toDrop.includes(index));
  return [
    ...toDrop.map((index) =>
      created.includes(index)
        ? `rebuild the index ${index} of ${name}: its definition changed`
        : `drop the index ${index} of ${name}: it is no longer declared`,
    ),
    ...(added.length > 0
      ? [`create ${added.length === 1 ? `the index ${added[0]}` : `${added.length} indexes`} of ${name}`]
      : []),
  ];
}

/** Builds all new indexes of a collection in one command, so MongoDB reads the collection once. */
async function applyPlan({ model, toDrop, toCreate }: IndexPlan): Promise<void> {
  for (const index of toDrop) await model.collection.dropIndex(index);
  const indexes = toCreate.map(([key, { background: _, ...options }]) => ({ key, ...options }));
  if (indexes.length > 0)
    await model.collection.createIndexes(indexes as Parameters<typeof model.collection.createIndexes>[0]);
}

/** Collections at a time; MongoDB builds at most this many indexes at once. */
const AT_ONCE = 3;

export async function applyPlans(plans: readonly IndexPlan[]): Promise<void> {
  const waiting = plans.values();
  const work = async (): Promise<void> => {
    for (const plan of waiting) await applyPlan(plan);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** Creates the missing collections. */
export async function createCollections(connection: Connection): Promise<void> {
  for (const model of modelsOf(connection)) await model.createCollection();
}

/** Drops all indexes, so that filling is much faster: MongoDB builds an index later by sorting. */
export async function dropIndexes(connection: Connection): Promise<void> {
  await createCollections(connection);
  for (const model of modelsOf(connection)) await model.collection.dropIndexes();
}
