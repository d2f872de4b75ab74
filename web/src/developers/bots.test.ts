import { expect, it } from 'vitest';
import { firstBots, sourceOf } from './bots';

it('has every bot, each in a file that says how to start it', async () => {
  for (const bot of firstBots) {
    const source = await sourceOf(bot);
    expect(source, bot.name).toContain(`${bot.command} SERVER TOKEN [GAME]`);
    expect(source.length, bot.name).toBeGreaterThan(1000);
  }
});
