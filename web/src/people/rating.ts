/** Ratings as they are written. */

/** A rating as players write it: a whole number without a sign for thousands. */
export function ratingText(rating: number): string {
  return String(Math.round(rating));
}

/** The same with a question mark while it is still a guess. */
export function ratingWithDoubt(rating: { rating: number; provisional: boolean }): string {
  return `${ratingText(rating.rating)}${rating.provisional ? '?' : ''}`;
}
