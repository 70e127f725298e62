/** What we use of mjml 5, which brings no types. */
declare module 'mjml' {
  interface MjmlResult {
    html: string;
    errors: { formattedMessage: string }[];
  }
  export default function mjml2html(
    source: string,
    options?: { validationLevel: 'strict'; keepComments: boolean },
  ): Promise<MjmlResult>;
}
