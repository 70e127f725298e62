/** Texts for the fields of a form. */
export interface FieldWords<Values> {
  label: (name: keyof Values) => string;
  /** The readable value of one field; empty without a value. */
  text: (values: Values, name: keyof Values) => string;
}
