import { expect, it } from 'vitest';
import { reasonInWords } from './reasons';

it('puts a reason into words with its values', async () => {
  const values = { guard: 'k10', to: 'k8' };
  expect(await reasonInWords({ key: 'lautari-revival-too-far', values })).toBe(
    'The Guard on k10 cannot reach k8 in one or two steps over empty spaces.',
  );
});

it('chooses by words and by numbers', async () => {
  expect(await reasonInWords({ key: 'too-many-chat', values: { seconds: 1 } })).toContain(
    'wait 1 second.',
  );
  expect(await reasonInWords({ key: 'too-many-chat', values: { seconds: 12 } })).toContain(
    'wait 12 seconds.',
  );
  expect(await reasonInWords({ key: 'lautari-no-guard', values: { side: 'white' } })).toContain(
    'White has none',
  );
});

it('has no words for what it does not know', async () => {
  expect(await reasonInWords({ key: 'of-another-house', values: {} })).toBeUndefined();
});
