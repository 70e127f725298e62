import type { Browser } from 'playwright-core';
import { callsOf, type Call } from '../support/calls.ts';
import type { RunningProduct } from '../support/product.ts';
import type { Visit } from '../support/visitor.ts';
import { LOTTE, lotteAt } from './lotte.ts';

/** A copywriter whom no other file knows, with their page before Lotte, in English. */
export async function ownCandidate(
  product: RunningProduct,
  firstname: string,
): Promise<{ browser: Browser; visit: Visit; call: Call; address: string }> {
  const call = await callsOf(product, LOTTE);
  const email = `${firstname.toLowerCase()}.regels@example.be`;
  const made = { firstname, name: 'Regels', email, function: 'copywriter' };
  const { _id } = await call<{ _id: string }>('POST', 'candidates', made);
  const address = `${product.urls.console}/candidates/${_id}`;
  const { browser, ...visit } = await lotteAt(product, 'en', `/candidates/${_id}`);
  await visit.page.getByRole('heading', { level: 1, name: `${firstname} Regels` }).waitFor();
  return { browser, visit, call, address };
}

/** A file to upload. */
export const fileOf = (name: string, buffer: Buffer) => ({ name, mimeType: '', buffer });
export const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Count 0/Kids[]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);
