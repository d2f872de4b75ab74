/** Ratings to stand beside names. They are asked for once in a while, not for every name that is shown. */
import type { Player } from '../server/matches';
import { profileOf, type Rating, type Speed } from '../server/people';

/** Milliseconds after which a rating is asked for again. */
const FRESH = 60_000;

const known = new Map<string, { at: number; ratings: Promise<readonly Rating[]> }>();

function ratingsOf(name: string): Promise<readonly Rating[]> {
  const now = performance.now();
  const found = known.get(name);
  if (found && now - found.at < FRESH) return found.ratings;
  const ratings = profileOf(name).then(
    (profile) => profile.ratings,
    () => [],
  );
  known.set(name, { at: now, ratings });
  return ratings;
}

/** The rating of somebody at a game and speed; guests and the computer have none. */
export async function ratingAt(
  player: Player,
  game: string,
  speed: Speed,
): Promise<Rating | undefined> {
  if (!player.id.startsWith('person:')) return undefined;
  const ratings = await ratingsOf(player.name);
  return ratings.find((rating) => rating.game === game && rating.speed === speed);
}
