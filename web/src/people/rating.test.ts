import { describe, expect, it } from 'vitest';
import { ratingText, ratingWithDoubt } from './rating';

describe('a rating', () => {
  it('is a whole number without a sign for thousands', () => {
    expect(ratingText(1567.6)).toBe('1568');
  });

  it('has a question mark while it is a guess', () => {
    expect(ratingWithDoubt({ rating: 1567.6, provisional: true })).toBe('1568?');
    expect(ratingWithDoubt({ rating: 1567.6, provisional: false })).toBe('1568');
  });
});
