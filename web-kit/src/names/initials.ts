/** Two letters for an avatar. Skips the "de" of a family name, as a list of names does. */
export function initials(person: { firstname?: string | null; name?: string | null }): string {
  const first = person.firstname?.trim().at(0) ?? '';
  const last =
    person.name
      ?.trim()
      .replace(/^de\s+(?=\S)/i, '')
      .at(0) ?? '';
  return (first + last).toLocaleUpperCase();
}
