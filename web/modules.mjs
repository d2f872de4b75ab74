/*
 * Makes modules ready to be served: puts compressed twins beside all files of a folder, and a list with the bytes that each
 * takes on the way.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const folder = process.argv[2];
if (!folder) throw new Error('usage: node modules.mjs FOLDER');

const list = {};
for (const name of readdirSync(folder).sort()) {
  const file = join(folder, name);
  const bytes = readFileSync(file);
  const smallest = brotliCompressSync(bytes);
  writeFileSync(`${file}.br`, smallest);
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  list[name] = smallest.length;
}
writeFileSync(join(folder, 'list.json'), JSON.stringify(list));
