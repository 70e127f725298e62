/**
 * Prints an app's security headers as nginx directives: the image's entry point fills in ${PUBLIC_API_URL}, and the nonce is
 * nginx's $request_id. `node tools/nginx-headers.ts candidate-portal`
 */
import { appNames, securityHeaders } from '../app-server/src/app-policy.ts';

const app = appNames.find((name) => name === process.argv[2]);
if (app === undefined) throw new Error(`usage: node tools/nginx-headers.ts ${appNames.join(' | ')}`);
for (const [name, value] of Object.entries(securityHeaders(app, '${PUBLIC_API_URL}', '$request_id'))) {
  console.log(`add_header ${name} "${value}" always;`);
}
