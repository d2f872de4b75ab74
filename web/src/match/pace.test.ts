import { expect, test } from 'vitest';
import { Pace, type Moment } from './pace';

function table(found: (ply: number) => Moment | undefined = (ply) => ({ ply })) {
  let now = 0;
  let timers: { at: number; act: () => void }[] = [];
  const shown: number[] = [];
  const pace = new Pace<Moment>({
    find: (ply) => Promise.resolve(found(ply)),
    stay: () => 500,
    show: (moment) => shown.push(moment.ply),
    later: (milliseconds, act) => {
      const timer = { at: now + milliseconds, act };
      timers.push(timer);
      return () => (timers = timers.filter((one) => one !== timer));
    },
    now: () => now,
  });
  async function pass(milliseconds: number) {
    now += milliseconds;
    const due = timers.filter((timer) => timer.at <= now);
    timers = timers.filter((timer) => timer.at > now);
    for (const timer of due) timer.act();
    await Promise.resolve();
    await Promise.resolve();
  }
  return { pace, shown, pass };
}

test('the first moment is shown at once', () => {
  const { pace, shown } = table();
  pace.arrive({ ply: 7 }, 'step by step');
  expect(shown).toEqual([7]);
});

test('actions that arrive together are shown one after the other', async () => {
  const { pace, shown, pass } = table();
  pace.arrive({ ply: 0 }, 'step by step');
  await pass(1000);
  pace.arrive({ ply: 3 }, 'step by step');
  await pass(0);
  expect(shown).toEqual([0, 1]);
  await pass(499);
  expect(shown).toEqual([0, 1]);
  await pass(1);
  expect(shown).toEqual([0, 1, 2]);
  await pass(500);
  expect(shown).toEqual([0, 1, 2, 3]);
});

test('an action that arrives on the way is shown after those before it', async () => {
  const { pace, shown, pass } = table();
  pace.arrive({ ply: 0 }, 'step by step');
  await pass(1000);
  pace.arrive({ ply: 1 }, 'step by step');
  pace.arrive({ ply: 2 }, 'step by step');
  expect(shown).toEqual([0, 1]);
  await pass(500);
  expect(shown).toEqual([0, 1, 2]);
});

test('another drawing of the same moment and a move taken back are shown at once', async () => {
  const { pace, shown, pass } = table();
  pace.arrive({ ply: 4 }, 'step by step');
  pace.arrive({ ply: 4 }, 'step by step');
  pace.arrive({ ply: 2 }, 'step by step');
  await pass(2000);
  expect(shown).toEqual([4, 4, 2]);
});

test('whoever was away sees the present', async () => {
  const { pace, shown, pass } = table();
  pace.arrive({ ply: 0 }, 'step by step');
  await pass(1000);
  pace.arrive({ ply: 9 }, 'step by step');
  expect(shown).toEqual([0, 9]);
});

test('a moment that cannot be had is passed over', async () => {
  const { pace, shown, pass } = table(() => undefined);
  pace.arrive({ ply: 0 }, 'step by step');
  await pass(1000);
  pace.arrive({ ply: 2 }, 'step by step');
  await pass(0);
  expect(shown).toEqual([0, 2]);
});

test('nothing is shown after it was stopped', async () => {
  const { pace, shown, pass } = table();
  pace.arrive({ ply: 0 }, 'step by step');
  pace.arrive({ ply: 1 }, 'step by step');
  pace.stop();
  await pass(1000);
  expect(shown).toEqual([0]);
});
