/** What a board shows and says: the rota, dice, marks, the keyboard, words for those who hear it. */
import type { Page } from '@playwright/test';
import { expect, test } from './faultless';
import { Somebody } from './house';
import {
  clickField,
  dragField,
  moves,
  playTurn,
  startAgainstComputer,
  tableOf,
  tabTo,
  touchField,
  waitForTurn,
  walkTo,
  type Choice,
} from './playing';

interface Asked {
  rules?: string;
  position?: string;
}

/** Opens the analysis board with the engine switched off. */
async function study(page: Page, game: string, { rules = '', position = '' }: Asked = {}) {
  const query = new URLSearchParams({ rules, position });
  await page.goto(`/analysis/${game}?${query}`);
  await page.getByLabel('Engine on').uncheck();
  await expect(page.getByRole('grid')).toBeVisible();
}

function fieldsOf(choice: Choice | undefined): string[] {
  return (choice?.picks ?? []).flatMap((pick) => ('field' in pick ? [pick.field] : []));
}

const cell = (page: Page, name: string) => page.locator(`[data-name="${name}"]`);
const said = (page: Page) => page.locator('.unseen[aria-live="polite"]');

/** Where a place on the rim of the rota is, from the top with the clock. */
async function onRim(page: Page, sixth: number): Promise<{ x: number; y: number }> {
  const box = await page.locator('.rota .rim').boundingBox();
  if (!box) throw new Error('the rota lies on the board');
  const [angle, far] = [(sixth * Math.PI) / 3, box.width / 2];
  return {
    x: box.x + far + far * Math.sin(angle),
    y: box.y + far - far * Math.cos(angle),
  };
}

test.describe('the rota', () => {
  test('is turned by a click on a notch, dragged by its knob, and laid down by its hub', async ({
    page,
  }) => {
    await study(page, 'rotary');
    await clickField(page, '53');
    for (const sixth of [2, 5, 1]) {
      const { x, y } = await onRim(page, sixth);
      await page.mouse.click(x, y);
      await expect(page.getByRole('button', { name: `Turn by ${sixth}` })).toBeVisible();
    }
    const [knob, end] = [await onRim(page, 1), await onRim(page, 2)];
    // The outer half of the knob.
    await page.mouse.move(knob.x + 5, knob.y - 3);
    await page.mouse.down();
    await page.mouse.move((knob.x + end.x) / 2 + 9, (knob.y + end.y) / 2, { steps: 3 });
    await page.mouse.move(end.x, end.y, { steps: 3 });
    await page.mouse.up();
    await expect(page.getByRole('button', { name: 'Turn by 2' })).toBeVisible();
    await expect(page.getByText('You can’t do that now.')).toBeHidden();
    await clickField(page, '53');
    await expect(page.locator('.rota')).toBeHidden();
  });

  test('leaves the balls where the hand has turned them', async ({ page }) => {
    const id = await startAgainstComputer(page, 'rotary', { side: 'Light' });
    const looked = await waitForTurn(page, id);
    const [pivot = ''] = fieldsOf(looked.board.choices.find(({ token }) => token.endsWith('-1')));
    await clickField(page, pivot);
    await page.getByRole('button', { name: 'Rotate one step clockwise' }).click();
    const ply = looked.state.record.length;
    // Every frame from the confirmation until the answer: where all balls are.
    await page.evaluate((after) => {
      const frames: { x: number; y: number }[][] = [];
      Object.assign(window, { frames });
      const watch = () => {
        const at = Number(document.querySelector('.table[data-ply]')?.getAttribute('data-ply'));
        if (at > after + 1) return;
        const balls = [...document.querySelectorAll('.play .piece')].map((ball) => {
          const { x, y } = ball.getBoundingClientRect();
          return { x, y };
        });
        frames.push(balls);
        requestAnimationFrame(watch);
      };
      watch();
    }, ply);
    await page.getByRole('button', { name: 'Turn by 1' }).click();
    await expect(tableOf(page)).toHaveAttribute('data-ply', String(ply + 2));
    type Frame = { x: number; y: number }[];
    const frames = await page.evaluate(() => (window as unknown as { frames: Frame[] }).frames);
    expect(frames.length).toBeGreaterThan(1);
    // So many pixels the farthest ball is from wherever a ball was in the first frame.
    const strayed = frames.map((balls) =>
      Math.max(
        ...balls.map(({ x, y }) =>
          Math.min(...(frames[0] ?? []).map((ball) => Math.hypot(ball.x - x, ball.y - y))),
        ),
      ),
    );
    expect(Math.max(...strayed)).toBeLessThan(2);
  });

  test('turns with the clock as far as the action says, for balls may fall on the way', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const ways: string[][] = [];
      Object.assign(window, { ways });
      const animate = Element.prototype.animate;
      Element.prototype.animate = function (frames, options) {
        if (Array.isArray(frames)) ways.push(frames.map((one) => String(one.transform ?? '')));
        return animate.call(this, frames, options);
      };
    });
    await study(page, 'rotary', { rules: 'rotary,capture=during,traps=outside' });
    const pivot = await page.evaluate(async () => {
      const answer = await fetch('/api/positions', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ game: 'rotary', rules: 'rotary,capture=during,traps=outside' }),
      });
      const { choices } = (await answer.json()) as { choices: { token: string }[] };
      return choices.find(({ token }) => token.endsWith('-5'))?.token ?? '';
    });
    await page.getByLabel('Type a move').fill(pivot);
    await page.getByLabel('Type a move').press('Enter');
    await expect(moves(page)).toHaveCount(1);
    const middle = await page.evaluate(
      (name) => {
        const [field] = document.querySelectorAll(`[data-name="${name}"]`);
        const svg = document.querySelector<SVGSVGElement>('svg.play');
        const box = field?.getBoundingClientRect();
        const matrix = svg?.getScreenCTM()?.inverse();
        if (!box || !matrix) return { x: 0, y: 0 };
        const { x, y } = new DOMPoint(
          box.x + box.width / 2,
          box.y + box.height / 2,
        ).matrixTransform(matrix);
        return { x, y };
      },
      pivot.slice(0, 2),
    );
    const ways = () => page.evaluate(() => (window as unknown as { ways: string[][] }).ways);
    // The list of moves is ahead of the board.
    await expect.poll(async () => (await ways()).some((way) => way.length > 2)).toBe(true);
    const turns = (await ways())
      .map((way) => way.map((frame) => (frame.match(/-?[\d.]+(?=px)/g) ?? []).map(Number)))
      .filter((way) => way.length > 2)
      .map((way) => {
        const angles = way.map(([x = 0, y = 0]) => Math.atan2(y - middle.y, x - middle.x));
        return angles.slice(1).reduce((sum, angle, i) => {
          const step = ((angle - (angles[i] ?? 0) + 3 * Math.PI) % (2 * Math.PI)) - Math.PI;
          return sum + (step * 180) / Math.PI;
        }, 0);
      });
    expect(turns.length).toBeGreaterThan(0);
    for (const degrees of turns) expect(degrees).toBeCloseTo(300, 0);
  });
});

const START = '24:2,13:5,8:3,6:5';

test.describe('Nardi', () => {
  test('dims the die that was played, and counts the pips that are left', async ({ page }) => {
    await study(page, 'nardi', { position: `w 31 ${START} ${START} - -` });
    await expect(page.locator('[data-die]')).toHaveCount(2);
    await expect(page.locator('.used')).toHaveCount(0);
    const counts = page.locator('svg.play text', { hasText: /^1\d\d$/ });
    await expect(counts).toHaveText(['167', '167']);
    await dragField(page, '13', '10');
    await expect(page.locator('.used')).toHaveCount(1);
    await expect(page.locator('.used')).toHaveAttribute('data-die', '3');
    await expect(counts).toHaveText(['164', '167']);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.locator('.used')).toHaveCount(0);
    await expect(counts).toHaveText(['167', '167']);
  });

  test('a double is four dice, of which those that were played are dimmed', async ({ page }) => {
    await study(page, 'nardi', { position: `w 22 ${START} ${START} - -` });
    await expect(page.locator('[data-die="2"]')).toHaveCount(4);
    await dragField(page, '13', '11');
    await dragField(page, '13', '11');
    await expect(page.locator('.used')).toHaveCount(2);
  });

  test('a checker that has just hit is dragged on at once', async ({ page }) => {
    const black = '24:2,18:1,13:5,8:3,6:4';
    await study(page, 'nardi', { position: `w 65 ${START} ${black} - -` });
    await dragField(page, '13', '7');
    // The checker that was hit is still on its way from here to the bar.
    await dragField(page, '7', '2');
    await expect(cell(page, '2')).toHaveAccessibleName('2: checker (White)');
    await expect(cell(page, '7')).toHaveAccessibleName('7, empty');
  });

  test('marks where the checker will lie', async ({ page }) => {
    await study(page, 'nardi', { position: `w 53 ${START} ${START} - -` });
    await touchField(page, '13');
    const middleOf = async (selector: string) => {
      const box = await page.locator(selector).boundingBox();
      if (!box) throw new Error(`there is no ${selector}`);
      return { x: box.x + box.width / 2, y: box.y + box.height / 2, size: box.width };
    };
    // The empty point: at its edge, where the field's own place is.
    const [empty, edge] = [
      await middleOf('[data-target="10"]'),
      await middleOf('[data-name="10"]'),
    ];
    expect(Math.hypot(empty.x - edge.x, empty.y - edge.y)).toBeLessThan(3);
    // Three checkers stand on the 8 point: the dot is on none of them, and next to the last.
    const dot = await middleOf('[data-target="8"]');
    const field = await cell(page, '8').getAttribute('data-cell');
    const boxes = await page.locator(`.piece[data-field="${field}"]`).evaluateAll((pieces) =>
      pieces.map((piece) => {
        const box = piece.getBoundingClientRect();
        return { x: box.x + box.width / 2, y: box.y + box.height / 2, size: box.width };
      }),
    );
    const size = boxes[0]?.size ?? 0;
    const far = boxes.map(({ x, y }) => Math.hypot(x - dot.x, y - dot.y));
    expect(far).toHaveLength(3);
    expect(Math.min(...far)).toBeGreaterThan(0.8 * size);
    expect(Math.min(...far)).toBeLessThan(1.2 * size);
  });

  test('the last throw and play of the other side stay until one has played', async ({ page }) => {
    const id = await startAgainstComputer(page, 'nardi', { side: 'White' });
    await playTurn(page, id, 'nardi', 0);
    await waitForTurn(page, id);
    await playTurn(page, id, 'nardi', 0);
    const { state } = await waitForTurn(page, id);
    await expect(page.locator('.earlier').first()).toBeVisible();
    // Whoever could not move has left no trace but the dice.
    const answer = state.record.at(-2) ?? '';
    const rings = page.locator('.play path[stroke="#f2b632"]');
    if (/\d\/\d/.test(answer)) expect(await rings.count()).toBeGreaterThan(0);
    await expect(page.locator('[data-die]:not(.earlier)').first()).toBeVisible();
  });

  test('asks before it doubles or drops, and the cube is turned and offered', async ({ page }) => {
    await study(page, 'nardi', {
      rules: 'backgammon',
      position: `w roll ${START} ${START} 1c -`,
    });
    const choices = page.getByRole('group', { name: 'Available moves' });
    const cube = page.locator('svg.play .marks text').filter({ hasText: /^[1248]$/ });
    const before = await cube.filter({ hasText: '1' }).first().boundingBox();
    await choices.getByRole('button', { name: 'Double' }).click();
    await expect(choices.getByText(/^Double the stake\?/)).toBeVisible();
    await choices.getByRole('button', { name: 'No', exact: true }).click();
    await expect(choices.getByText(/^Double the stake\?/)).toBeHidden();
    await expect(moves(page)).toHaveCount(0);
    await choices.getByRole('button', { name: 'Double' }).click();
    await choices.getByRole('button', { name: 'Double' }).click();
    await expect(moves(page)).toHaveCount(1);
    const offered = page
      .locator('svg.play .marks text')
      .filter({ hasText: /^2$/ })
      .and(page.locator('[font-size="40"]'));
    await expect(offered).toHaveCount(1);
    const at = await offered.boundingBox();
    expect(at?.y).toBeLessThan((before?.y ?? 0) - 20);
    await choices.getByRole('button', { name: 'Drop' }).click();
    await expect(choices.getByText(/^Drop the double\?/)).toBeVisible();
    await expect(moves(page)).toHaveCount(1);
    await choices.getByRole('button', { name: 'Drop' }).click();
    await expect(moves(page)).toHaveCount(2);
  });
});

test.describe('the keyboard', () => {
  test('reaches every neighbour of a point of Rotary by two keys at most', async ({ page }) => {
    await study(page, 'rotary');
    for (const [from, to] of [
      ['54', '64'],
      ['54', '65'],
      ['33', '44'],
      ['33', '23'],
      ['54', '43'],
      ['54', '44'],
    ] as const) {
      await cell(page, from).evaluate((one: HTMLElement) => one.focus());
      const ways = [
        ['ArrowUp'],
        ['ArrowDown'],
        ['ArrowUp', 'ArrowRight'],
        ['ArrowUp', 'ArrowLeft'],
        ['ArrowDown', 'ArrowLeft'],
        ['ArrowDown', 'ArrowRight'],
      ];
      const reached: string[] = [];
      for (const way of ways) {
        await cell(page, from).evaluate((one: HTMLElement) => one.focus());
        for (const key of way) await page.keyboard.press(key);
        reached.push((await page.locator(':focus').getAttribute('data-name')) ?? '');
      }
      expect(reached, `from ${from}`).toContain(to);
    }
  });

  test('stays at the board after a turn of the rota', async ({ page }) => {
    await study(page, 'rotary');
    await tabTo(page, '[role="gridcell"]');
    await walkTo(page, '53');
    await page.keyboard.press('Enter');
    await expect(said(page)).toHaveText(/^53 selected, \d choices beside the board/);
    await tabTo(page, '.choices .button + .button');
    await page.keyboard.press('Enter');
    await tabTo(page, '.choices .button.main');
    await page.keyboard.press('Enter');
    await expect(moves(page)).toHaveCount(1);
    await expect(page.locator(':focus')).toHaveAttribute('data-name', '53');
  });

  test('stays at the board after a play of Nardi', async ({ page }) => {
    await study(page, 'nardi', { position: `w 31 ${START} ${START} - -` });
    await tabTo(page, '[role="gridcell"]');
    for (const name of ['8', '5', '6', '5']) {
      await walkTo(page, name);
      await page.keyboard.press('Enter');
    }
    await tabTo(page, '.choices .button.main');
    await page.keyboard.press('Enter');
    await expect(moves(page)).toHaveCount(1);
    await expect(page.locator(':focus')).toHaveAttribute('role', 'gridcell');
  });

  test('hears which fields can be chosen, and how many there are', async ({ page }) => {
    await study(page, 'lautari');
    await touchField(page, 'e3');
    const open = page.getByRole('gridcell', { name: /can be chosen/ });
    const shown = await page.locator('.target').count();
    expect(shown).toBeGreaterThan(0);
    await expect(open).toHaveCount(shown);
    await expect(said(page)).toHaveText(new RegExp(`^e3 selected, ${shown} move`));
  });

  test('hears what is pencilled onto hidden pieces', async ({ page }) => {
    await page.goto('/settings');
    await page.evaluate(() =>
      localStorage.setItem('galds.settings', JSON.stringify({ pencil: 'on' })),
    );
    await startAgainstComputer(page, 'luzhanqi', { side: 'Red' });
    await page.getByRole('button', { name: 'Ready', exact: true }).click();
    await expect(
      page.getByRole('gridcell', { name: /hidden piece \(Black\), may be 1-9, B/ }).first(),
    ).toBeVisible();
  });
});

test.describe('marks', () => {
  test('leave the numbers of Rotary to be read', async ({ page }) => {
    await study(page, 'rotary');
    await expect(page.locator('.target').first()).toBeVisible();
    const covered = await page.evaluate(() => {
      const middle = (element: Element) => {
        const box = element.getBoundingClientRect();
        return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      };
      const numbers = [...document.querySelectorAll('svg.play .marks text')].map(middle);
      const filled = [...document.querySelectorAll('.target')].filter(
        (target) => getComputedStyle(target).fill !== 'none',
      );
      return filled
        .map(middle)
        .filter((dot) => numbers.some(({ x, y }) => Math.hypot(x - dot.x, y - dot.y) < 12)).length;
    });
    expect(covered).toBe(0);
  });

  test('of a capture are seen on tiles of any colour', async ({ page }) => {
    await study(page, 'luzhanqi', { position: 'b b1:F,a6:1,c3:8 d12:F,a7:8 - 0 0' });
    await touchField(page, 'a7');
    const ring = page.locator('.target.ring[data-target="a6"]');
    await expect(ring).toBeVisible();
    const colours = await ring.evaluate((element) => {
      const under = element.previousElementSibling;
      const stroke = (one: Element | null) => (one ? getComputedStyle(one).stroke : 'rgb(0,0,0)');
      return [stroke(element), stroke(under)];
    });
    const bright = (colour: string) => {
      const [r = 0, g = 0, b = 0] = (colour.match(/\d+/g) ?? []).map((part) => {
        const share = Number(part) / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const contrast = (one: string, other: string) => {
      const [light = 0, dark = 0] = [bright(one), bright(other)].sort((a, b) => b - a);
      return (light + 0.05) / (dark + 0.05);
    };
    const [line = '', halo = ''] = colours;
    for (const tile of ['rgb(179, 38, 30)', 'rgb(38, 48, 60)', 'rgb(251, 246, 230)']) {
      const best = Math.max(contrast(line, tile), contrast(halo, tile));
      expect(best, tile).toBeGreaterThan(3);
    }
    expect(contrast(line, halo)).toBeGreaterThan(4.5);
  });
});

test.describe('Luzhanqi', () => {
  test('an army that breaks a rule is told so at once, and the board stays where it is', async ({
    page,
  }) => {
    await startAgainstComputer(page, 'luzhanqi', { side: 'Black' });
    await expect(page.getByRole('gridcell', { name: /flag/ })).toHaveCount(1);
    const flag = page.getByRole('gridcell', { name: /flag/ });
    const home = (await flag.getAttribute('data-name')) ?? '';
    const board = page.locator('.set-up .board');
    const before = await board.boundingBox();
    await dragField(page, home, 'c8');
    await expect(page.locator('[data-misplaced="c8"]')).toBeVisible();
    await expect(flag).toHaveAccessibleName(/not allowed here/);
    await expect(page.getByRole('alert')).toContainText('The flag must be in a headquarters');
    await expect(page.getByRole('button', { name: 'Ready', exact: true })).toBeDisabled();
    expect(await board.boundingBox()).toEqual(before);
    await dragField(page, 'c8', home);
    await expect(page.locator('[data-misplaced]')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Ready', exact: true })).toBeEnabled();
  });

  test('both sides see the names of the empty headquarters while they lay out', async ({
    page,
  }) => {
    const written = async (side: string) => {
      await startAgainstComputer(page, 'luzhanqi', { side });
      await expect(page.getByRole('gridcell', { name: /flag/ })).toHaveCount(1);
      return page.locator('.set-up .marks path').count();
    };
    // Ten camps and the two headquarters of the other side.
    expect(await written('Red')).toBe(12);
    expect(await written('Black')).toBe(12);
  });

  test('a contact shows both tiles in their colours, with number and name', async ({
    page,
    baseURL,
  }) => {
    const stamp = Date.now().toString(36).slice(-6);
    const [red, black] = [
      await Somebody.new(baseURL ?? '', `Rita${stamp}`),
      await Somebody.new(baseURL ?? '', `Bela${stamp}`),
    ];
    const { id } = await red.post<{ id: string }>('/api/matches', {
      game: 'luzhanqi',
      control: { type: 'increment', initial: 600_000, increment: 5_000 },
      rated: 'casual',
      side: 'first',
      opponent: { name: black.name },
    });
    await black.do(id, { do: 'join' });
    const record = async () =>
      (await red.get<{ state: { record: string[] } }>(`/api/matches/${id}`)).state.record;
    for (const one of [red, black]) await one.act(id, 'storm');
    // Forward, until two pieces meet.
    for (let turn = 0; !(await record()).at(-1)?.includes('x'); turn++) {
      const one = turn % 2 === 0 ? red : black;
      const { board } = await one.get<{ board: { choices: Choice[] } }>(
        `/api/matches/${id}?detail=board`,
      );
      const rank = (name: string | undefined) => Number(name?.slice(1) ?? 0);
      const ahead = (choice: Choice) => {
        const [from, to] = fieldsOf(choice);
        return (rank(to) - rank(from)) * (turn % 2 === 0 ? 1 : -1);
      };
      const best = [...board.choices].sort((a, b) => ahead(b) - ahead(a))[0];
      await one.do(id, { do: 'act', action: best?.token ?? '' });
    }
    const attacker = (await record()).length % 2 === 1 ? 'first' : 'second';
    await page.goto(`/match/${id}`);
    const panel = page.getByRole('region', { name: /^Attack on/ });
    await expect(panel.locator('.tile').first()).toHaveClass(new RegExp(attacker));
    await expect(panel.locator('.tile.first')).toHaveText(/^[1-9BMF?]\s*\S+/);
    await expect(panel.locator('.tile.second')).toHaveText(/^[1-9BMF?]\s*\S+/);
    const colours = await panel
      .locator('.tile')
      .evaluateAll((tiles) => tiles.map((tile) => getComputedStyle(tile).color));
    expect(new Set(colours).size).toBe(2);
  });
});

test('what was said about a touch that meant nothing goes when one goes on', async ({ page }) => {
  const id = await startAgainstComputer(page, 'rotary', { side: 'Light' });
  const { board } = await waitForTurn(page, id);
  const pivots = new Set(board.choices.map((choice) => fieldsOf(choice)[0] ?? ''));
  const idle = ['11', '12', '13', '21', '22', '32'].find((name) => !pivots.has(name)) ?? '';
  await clickField(page, idle);
  await expect(page.getByRole('alert')).toHaveText('You can’t do that now.');
  await clickField(page, [...pivots][0] ?? '');
  await expect(page.getByRole('alert')).toBeHidden();
});

test('a picture of the rules opens a board that is whole within the window', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/games/luzhanqi/rules');
  const button = page.getByRole('button', { name: /Try it on the board/ }).nth(1);
  await button.scrollIntoViewIfNeeded();
  await button.click();
  const board = page.locator('figure.live');
  await expect(page.getByRole('grid')).toBeVisible();
  const { y = -1, height = 9999 } = (await board.boundingBox()) ?? {};
  expect(y).toBeGreaterThanOrEqual(0);
  expect(y + height).toBeLessThanOrEqual(800);
});

test('why a game is over is said, and shown on the board', async ({ page }) => {
  const light = '14,21,32,43,51,53,67,77,79,85,88,96,98';
  const dark = '24,35,36,44,46,54,55,64,69,72,86,94,99';
  await study(page, 'rotary', { position: `b - ${light} ${dark} 169` });
  await expect(page.getByText('Dark filled the centre.')).toBeVisible();
  const shown = page.locator('[data-shows-end]');
  await expect(shown).toHaveCount(3);
  const fields = await shown.evaluateAll((marks) =>
    marks.map((mark) => mark.getAttribute('data-shows-end')),
  );
  expect(fields.sort()).toEqual(['44', '54', '55']);
});

test('what is due is said while it is due, in the language of the reader', async ({ page }) => {
  const id = await startAgainstComputer(page, 'rotary', {
    side: 'Light',
    rules: 'Rotary: players place the balls',
  });
  await expect(page.locator('.status')).toHaveText('Place a ball (1 of 26)');
  await page.goto(`/match/${id}?lang=hu`);
  await expect(page.locator('.status')).toHaveText('Tegyél le egy golyót (1 / 26)');
});
