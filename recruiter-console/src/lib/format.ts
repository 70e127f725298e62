export const displayName = (person: { firstname?: string | null; name?: string | null }): string =>
  [person.firstname, person.name].filter(Boolean).join(' ');
