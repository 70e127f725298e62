import { callsOf } from '../support/calls.ts';
import type { RunningProduct } from '../support/product.ts';
import type { Visit } from '../support/visitor.ts';
import { LOTTE, lotteAt } from './lotte.ts';

let made = 0;

/** A way to make copywriters whom no other test knows, all of this name; it answers the address of their page. Lotte is logged in, in English. */
export async function ownCandidates(
  product: RunningProduct,
  firstname: string,
): Promise<{ visit: Visit; make: () => Promise<string> }> {
  const call = await callsOf(product, LOTTE);
  const visit = await lotteAt(product, 'en', '/candidates');
  await visit.page.getByRole('table').waitFor();
  const make = async (): Promise<string> => {
    const email = `${firstname.toLowerCase()}.${++made}@regels.example`;
    const person = { firstname, name: 'Regels', email, function: 'copywriter' };
    const { _id } = await call<{ _id: string }>('POST', 'candidates', person);
    return `${product.urls.console}/candidates/${_id}`;
  };
  return { visit, make };
}

/** A file to upload. */
export const fileOf = (name: string, buffer: Buffer) => ({ name, mimeType: '', buffer });
export const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Count 0/Kids[]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);
