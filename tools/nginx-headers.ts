/**
 * Prints an app's security headers as nginx directives, with ${PUBLIC_API_URL} for the image's entry point to fill in, and
 * nginx's 16 random bytes of a request as the nonce:
 * `node tools/nginx-headers.ts candidate-portal`.
 */
import { appNames, securityHeaders } from '../app-server/src/app-policy.ts';

const app = appNames.find((name) => name === process.argv[2]);
if (app === undefined) throw new Error(`usage: node tools/nginx-headers.ts ${appNames.join(' | ')}`);
for (const [name, value] of Object.entries(securityHeaders(app, '${PUBLIC_API_URL}', '$request_id'))) {
  console.log(`add_header ${name} "${value}" always;`);
}
