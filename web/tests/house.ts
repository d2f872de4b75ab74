/** A house in which something goes on: people with ratings, matches of all games, a tournament. */
import { expect, request, type APIRequestContext } from '@playwright/test';
import { games } from './playing';

type Game = (typeof games)[number];

const PASSWORD = 'a table for five games';
/** What the first of the people says of themselves. */
export const ABOUT = 'I have played Lautari since I was seven. Slow games are welcome.';
const CONTROL = { type: 'increment', initial: 600_000, increment: 5_000 };

/** How matches begin; where nothing is said the first thing that may be done is done. */
const openings: Partial<Record<Game, readonly string[]>> = {
  lautari: ['e3 e4', 'h12 h11', 'g3 g4', 'g12 g11', 'f3 f4', 'i12 i11'],
  luzhanqi: ['fortress', 'hedgehog'],
  rotary: ['73 3', '78 3', '42 3', '24 3', '22 4', '46 3', '54 2', '66 3'],
  shatra: ['51-37', '1-31', '57-45', '31:43', '49:37', '3-25'],
};

interface Looked {
  state: { you: string | null; to_act: string[]; phase: string };
  board: { choices: { token: string }[]; may_throw: boolean };
}

export class Somebody {
  private constructor(
    readonly name: string,
    readonly asking: APIRequestContext,
  ) {}

  /** Registers somebody, or signs them in if an earlier try of the test has registered them. */
  static async new(baseURL: string, name: string): Promise<Somebody> {
    const asking = await request.newContext({ baseURL, extraHTTPHeaders: { origin: baseURL } });
    const somebody = new Somebody(name, asking);
    const who = { name, password: PASSWORD };
    const registered = await asking.post('/api/people', { data: who });
    if (!registered.ok()) await somebody.post('/api/login', who);
    return somebody;
  }

  async get<T>(path: string): Promise<T> {
    const answer = await this.asking.get(path);
    expect(answer.ok(), `${path}: ${answer.status()}`).toBe(true);
    return (await answer.json()) as T;
  }

  async post<T>(path: string, data: unknown): Promise<T> {
    const answer = await this.asking.post(path, { data });
    expect(answer.ok(), `${path}: ${answer.status()} ${await answer.text()}`).toBe(true);
    return (await answer.json().catch(() => undefined)) as T;
  }

  async do(match: string, command: object): Promise<void> {
    await this.post(`/api/matches/${match}/commands`, command);
  }

  /** Acts if it may: as it was told, or else the first thing that can be done. */
  async act(match: string, wanted: string | undefined): Promise<void> {
    const { state, board } = await this.get<Looked>(`/api/matches/${match}?detail=board`);
    if (state.you === null || !state.to_act.includes(state.you)) return;
    const action = board.may_throw ? 'throw' : (wanted ?? board.choices[0]?.token);
    if (action !== undefined) await this.do(match, { do: 'act', action });
  }
}

async function begun(first: Somebody, second: Somebody, game: Game): Promise<string> {
  const { id } = await first.post<{ id: string }>('/api/matches', {
    game,
    control: CONTROL,
    rated: 'rated',
    side: 'first',
    opponent: { name: second.name },
  });
  await second.do(id, { do: 'join' });
  return id;
}

/** A match that is being played: its opening, and so many actions more. */
async function played(
  first: Somebody,
  second: Somebody,
  game: Game,
  more = game === 'luzhanqi' || game === 'nardi' ? 6 : 0,
): Promise<string> {
  const id = await begun(first, second, game);
  const opening = openings[game];
  const acts = (opening?.length ?? 2) + more;
  for (let i = 0; i < acts; i++) await (i % 2 === 0 ? first : second).act(id, opening?.[i]);
  return id;
}

/** A match that somebody has won. */
async function won(winner: Somebody, loser: Somebody, game: Game, more?: number): Promise<string> {
  const id = await played(winner, loser, game, more);
  await loser.do(id, { do: 'resign' });
  return id;
}

interface Whole {
  id: string;
  entrants: { name: string }[];
  rounds: { first: number; second: number | null; match: string | null }[][];
}

/** A tournament of two rounds, the second of which is being played. */
async function tournament(people: readonly Somebody[], title: string): Promise<string> {
  const [host] = people;
  if (!host) throw new Error('somebody makes the tournament');
  const { id } = await host.post<{ id: string }>('/api/tournaments', {
    title,
    kind: 'swiss',
    length: 2,
    game: 'shatra',
    rules: 'shatra',
    control: CONTROL,
    rated: 'rated',
  });
  for (const one of people) await one.post(`/api/tournaments/${id}/join`, {});
  await host.post(`/api/tournaments/${id}/start`, {});
  for (const one of people.slice(1)) await one.post(`/api/tournaments/${id}/ready`, {});
  const look = () => host.get<Whole>(`/api/tournaments/${id}`);
  const { entrants, rounds } = await look();
  for (const board of rounds[0] ?? []) {
    const [first, second] = [board.first, board.second ?? -1].map((seat) =>
      people.find((one) => one.name === entrants[seat]?.name),
    );
    if (!first || !second || !board.match) continue;
    for (const one of [first, second]) await one.act(board.match, undefined);
    await second.do(board.match, { do: 'resign' });
  }
  await expect.poll(async () => (await look()).rounds.length).toBe(2);
  return id;
}

/** The problem that is published: a position with one key, which no puzzle of the program has. */
const POSED = {
  game: 'rotary',
  position: 'b - 12,21,22,31,51,53,54,55,64,75,83,86,94 23,33,34,45,57,58,65,68,69,79,97,98,99 15',
  title: 'The quiet key',
} as const;

/** The address of a problem that somebody published, in this house or in one before. */
async function problem(author: Somebody): Promise<string> {
  const { game, position, title } = POSED;
  const { problems } = await author.get<{ problems: { number: number; title: string }[] }>(
    `/api/problems/${game}`,
  );
  const known = problems.find((one) => one.title === title);
  const { number } =
    known ??
    (await author.post<{ number: number }>('/api/problems', {
      title,
      game,
      position,
    }));
  return `/problems/${game}/${number}`;
}

export interface House {
  people: readonly Somebody[];
  /** A match of every game that is being played by the first two people. */
  matches: Readonly<Record<Game, string>>;
  /** One that is over. */
  over: string;
  tournament: string;
  /** The address of a published problem. */
  problem: string;
}

/** Fills a house with people of these names, four of them. */
export async function furnished(baseURL: string, names: readonly string[]): Promise<House> {
  const people: Somebody[] = [];
  for (const name of names) people.push(await Somebody.new(baseURL, name));
  const [one, two, three] = people;
  if (!one || !two || !three) throw new Error('four people live here');
  await one.asking.put('/api/me/profile', { data: { about: ABOUT } });
  for (const winner of [one, two, one, one, two, one])
    await won(winner, winner === one ? two : one, 'lautari');
  await won(three, one, 'rotary');
  const over = await won(one, three, 'shatra', 4);
  const cup = await tournament(people, 'Autumn cup');
  const matches: Partial<Record<Game, string>> = {};
  for (const game of games) matches[game] = await played(one, two, game);
  return {
    people,
    over,
    tournament: cup,
    problem: await problem(two),
    matches: matches as Record<Game, string>,
  };
}
