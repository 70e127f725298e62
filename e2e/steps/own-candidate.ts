import { callsOf } from '../support/calls.ts';
import { runningProduct } from '../support/product.ts';
import { atConsole, type AppVisit } from './visits.ts';

let made = 0;

/** Logs Lotte in to the English console. `make` creates a copywriter with this first name and returns the address of the candidate's page. */
export async function ownCandidates(firstname: string): Promise<AppVisit & { make: () => Promise<string> }> {
  const product = runningProduct();
  const call = await callsOf();
  const visit = await atConsole('en', '/candidates');
  await visit.page.getByRole('table').waitFor();
  const make = async (): Promise<string> => {
    const email = `${firstname.toLowerCase()}.${++made}@regels.example`;
    const person = { firstname, name: 'Regels', email, function: 'copywriter' };
    const { _id } = await call<{ _id: string }>('POST', 'candidates', person);
    return `${product.urls.console}/candidates/${_id}`;
  };
  return { ...visit, make };
}

/** A file to upload. */
export const fileOf = (name: string, buffer: Buffer) => ({ name, mimeType: '', buffer });
export const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Count 0/Kids[]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);
