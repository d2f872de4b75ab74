/*
 * Makes the types of everything that goes over the wire (`api.ts`) from the server's description of its API
 * (`openapi.json`). `make wire` writes both; with `--check` nothing is written, and stale types are an error.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';

const at = (name) => join(import.meta.dirname, name);
const head = '/* Made from openapi.json by `make wire`; changes belong into the server. */\n\n';

const document = JSON.parse(readFileSync(at('openapi.json'), 'utf8'));
const types = head + astToString(await openapiTS(document, { defaultNonNullable: false }));

if (!process.argv.includes('--check')) writeFileSync(at('api.ts'), types);
else if (readFileSync(at('api.ts'), 'utf8') !== types) {
  console.error('web/src/wire/api.ts is stale: run `make wire`');
  process.exit(1);
}
