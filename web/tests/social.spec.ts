/**
 * The pictures that messengers show beside a link, without words but the names that are the same
 * everywhere. They are drawn anew by
 *
 *     GALDS_WRITE_PICTURES=1 npx playwright test social
 */
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './faultless';
import { games } from './playing';

const kept = join(import.meta.dirname, '../public/social');
const drawings = join(import.meta.dirname, '../../docs/rules/pictures');
const icon = readFileSync(join(import.meta.dirname, '../public/icon.svg'), 'utf8');
const writes = process.env['GALDS_WRITE_PICTURES'] !== undefined;

const SIZE = { width: 1200, height: 630 };

const boards = {
  lautari: 'lautari-start',
  luzhanqi: 'luzhanqi-firstgame',
  nardi: 'nardi-start',
  rotary: 'rotary-firstgame',
  shatra: 'shatra-start',
} as const;

const nameOf = (game: string) => `${game.charAt(0).toUpperCase()}${game.slice(1)}`;
/** As a picture of its own: colours of different drawings have the same names. */
const boardOf = (game: keyof typeof boards) => {
  const drawing = readFileSync(join(drawings, `${boards[game]}.svg`));
  return `<img src="data:image/svg+xml;base64,${drawing.toString('base64')}">`;
};

const page = (name: string, shown: string) => `<!doctype html><style>
  body { margin: 0; width: ${SIZE.width}px; height: ${SIZE.height}px; display: flex; gap: 50px;
    align-items: center; justify-content: space-between; padding: 30px 60px; box-sizing: border-box;
    background: #f4eee3; color: #2a231c; font: 600 64px/1.2 'Noto Serif', Georgia, serif; }
  .icon svg { width: 150px; height: 150px; display: block; }
  small { display: block; font-size: 44px; color: #5f5344; }
  .boards { display: flex; gap: 20px; align-items: center; justify-content: center; }
  .boards > img { max-width: 700px; height: ${SIZE.height - 60}px; border-radius: 12px; }
  .many > img { height: auto; width: 145px; }
</style><div><div class="icon">${icon}</div>${name}</div>${shown}`;

const cards: Record<string, string> = {
  galds: page('galds', `<div class="boards many">${games.map(boardOf).join('')}</div>`),
  ...Object.fromEntries(
    games.map((game) => [
      game,
      page(`${nameOf(game)}<small>galds</small>`, `<div class="boards">${boardOf(game)}</div>`),
    ]),
  ),
};

/** Width and height of a JPEG, as its frame says. */
function sizeOf(jpeg: Buffer): { width: number; height: number } | undefined {
  for (let at = 2; at + 9 < jpeg.length;) {
    const [mark, length] = [jpeg.readUInt8(at + 1), jpeg.readUInt16BE(at + 2)];
    if (mark >= 0xc0 && mark <= 0xc2)
      return { height: jpeg.readUInt16BE(at + 5), width: jpeg.readUInt16BE(at + 7) };
    at += 2 + length;
  }
  return undefined;
}

test('there is a picture for every link, as large as messengers want it', async ({ browser }) => {
  const context = await browser.newContext({ viewport: SIZE });
  const drawn = await context.newPage();
  mkdirSync(kept, { recursive: true });
  for (const [name, html] of Object.entries(cards)) {
    const file = join(kept, `${name}.jpg`);
    if (writes) {
      await drawn.setContent(html);
      await drawn.screenshot({ path: file, type: 'jpeg', quality: 80 });
    }
    expect(existsSync(file), file).toBe(true);
    const picture = readFileSync(file);
    expect(sizeOf(picture), name).toEqual(SIZE);
    expect(picture.length, name).toBeLessThan(150_000);
  }
  await context.close();
});
