/** Words for the fields of a form. */
export interface FieldWords<Values> {
  label: (name: keyof Values) => string;
  /** One field of a version as people read it; empty when it has no value. */
  text: (values: Values, name: keyof Values) => string;
}
