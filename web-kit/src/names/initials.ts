/** Two letters for an avatar; the "de" of a family name is passed over, as in a list of names. */
export function initials(person: { firstname?: string | null; name?: string | null }): string {
  const first = person.firstname?.trim().at(0) ?? '';
  const last =
    person.name
      ?.trim()
      .replace(/^de\s+(?=\S)/i, '')
      .at(0) ?? '';
  return (first + last).toLocaleUpperCase();
}
