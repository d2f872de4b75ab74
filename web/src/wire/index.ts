/**
 * Everything that goes over the wire, as the server describes it. `api.ts` is made from the server's own
 * description (`make wire`); here its parts get the names by which the pages call them.
 */
import type { components, paths } from './api';

type Schemas = components['schemas'];

// Who and what
export type Seat = Schemas['Seat'];
export type SideChoice = Schemas['SideChoice'];
export type Player = Schemas['Player'];
export type Speed = Schemas['Speed'];
export type Reason = Schemas['SeenReason'];

// Matches
export type Phase = Schemas['Phase'];
export type Visibility = Schemas['Visibility'];
export type TimeControl = Schemas['TimeControl'];
export type Wanted = Schemas['Wanted'];
export type Terms = Schemas['Terms'];
export type NewMatch = Schemas['NewMatch'];
export type PlayedElsewhere = Schemas['PlayedElsewhere'];
export type Summary = Schemas['SeenSummary'];
export type Archive = Schemas['ArchivePage'];
export type Presence = Schemas['SeenPresence'];
export type Offer = Schemas['Offer'];
export type Command = Schemas['Command'];
export type Drawing = Schemas['Drawing'];
export type PlannedAction = Schemas['PlannedAction'];
export type Ending = Schemas['Ending'];
export type EndingKind = Schemas['EndingKind'];
export type Score = Schemas['Score'];
export type MatchEvent = Schemas['SeenEvent'];
export type MatchState = Schemas['SeenState'];
export type ChatLine = Schemas['SeenChatLine'];
export type Looked = Schemas['Looked'];
export type Acknowledged = Schemas['Acknowledged'];
export type Made = Schemas['Made'];
export type Hint = Schemas['Hint'];
export type Hindsight = Schemas['Hindsight'];
export type PieceChances = Schemas['PieceChances'];
export type HintAsked = Schemas['HintAsked'];
export type Counts = Schemas['SeenCounts'];
export type ArchivedTable = Schemas['SeenGame'];
export type PlayedTable = Schemas['GamePlayed'];
export type PlayedRow = Schemas['PlayedRow'];

// Calls
export type Call = Schemas['SeenCall'];
export type CallKind = Schemas['CallKind'];
export type CallSettings = Required<Schemas['CallSettings']>;
export type Ways = Schemas['Ways'];
export type DeclineReason = Schemas['DeclineReason'];
export type PushKey = Schemas['PushKey'];

// Rules
export type RuleOption = Pick<Schemas['OptionAbout'], 'key' | 'takes' | 'in_presets'>;
export interface GameRules {
  presets: readonly Pick<Schemas['PresetAbout'], 'name'>[];
  options: readonly RuleOption[];
}
export type Takes = Schemas['Takes'];
export type SheetAbout = Schemas['SheetAbout'];
export type RulesRead = Schemas['RulesSeen'];

// Live messages
export type ClientMessage = Schemas['ClientMessage'];
export type ServerMessage = Schemas['ServerMessage'];

// Boards as meaning
export type Scene = Schemas['Scene'];
export type ScenePiece = Schemas['Piece'];
export type Place = Schemas['Place'];
export type Identity = Schemas['Identity'];
export type Step = Schemas['Step'];
export type LastAction = Schemas['LastAction'];
export type Die = Schemas['Die'];
export type Due = Schemas['Due'];
export type Ended = Schemas['Ended'];
export type Phrase = Schemas['Phrase'];
export type Side = Schemas['Side'];

// Boards: where everything lies
export type SentBoard = Schemas['Board'];
export type SentLayout = Schemas['SeenLayout'];
export type DrawnLayout = Schemas['DrawnLayout'];
export type SentChoice = Schemas['Choice'];
export type Point = Schemas['SeenPoint'];
export type Shape = Schemas['SeenShape'];
export type Paint = Schemas['SeenPaint'];
export type Mark = Schemas['SeenMark'];
export type Field = Schemas['SeenField'];
export type Look = Schemas['SeenLook'];
export type Line = Schemas['SeenLine'];

// Positions, analysis, puzzles
export type Asked = Schemas['PositionAsked'];
export type PositionReached = Schemas['PositionReached'];
export type ChanceResult = Schemas['ChanceResult'];
export type PastedText = Schemas['PastedText'];
export type PastedGames = Schemas['PastedGames'];
export type PastedGame = Schemas['PastedGame'];
export type PasteTrouble = Schemas['PasteTrouble'];
/** How long to think, and how many lines are wanted. */
export type Effort = {
  [Part in 'time' | 'lines']: NonNullable<Schemas['AnalysisAsked'][Part]>;
};
export type AnalysisReport = Schemas['AnalysisReport'];
export type EngineLine = Schemas['AnalysisLine'];
export type ReportStep = Schemas['ReportStep'];
export type LineValue = Schemas['LineValue'];
export type PuzzleAnswer = Schemas['Answer'];
export type SentPuzzle = Schemas['SeenPuzzle'];
export type SentJudged = Schemas['Judged'];
export type SentArrangement = Schemas['SeenArrangement'];
export type SentOwnTask = Schemas['SeenOwnTask'];
export type OwnTask = Schemas['OwnTask'];
export type Minimum = Schemas['Minimum'];
export type Turns = Schemas['Turns'];
/** A solver without an account, as the server answers. */
export type GuestSolver = Required<Schemas['GuestSolver']>;
export type PuzzleVerdict = Schemas['SeenVerdict'];
export type Count = Schemas['Count'];
export type SeenPuzzles = Schemas['SeenPuzzles'];
export type DailyPuzzle = Schemas['DailyPuzzle'];
export type CheckedProblem = Schemas['CheckedProblem'];
export type NewProblem = Schemas['NewProblem'];
export type PublishedProblem = Schemas['PublishedProblem'];
export type ListedProblem = Schemas['ListedProblem'];
export type ProblemPage = Schemas['ProblemPage'];
export type PosedProblem = Schemas['PosedProblem'];
export type OwnProgress = Required<Schemas['OwnProgress']>;
export type RatedAttempt = Schemas['RatedAttempt'];
export type SolverStanding = Schemas['SolverStanding'];
export type PuzzleFault = Schemas['Fault'];

// People
export type Rating = Schemas['SeenRating'];
export type Ranked = Schemas['LeaderLine'];
export type RatingChange = Schemas['SeenChange'];
export type Profile = Schemas['Profile'];
export type Skill = Schemas['SeenSkill'];
export type GuestGames = Schemas['GuestGames'];
export type NameAndPassword = Schemas['NameAndPassword'];
export type CameIn = Schemas['CameIn'];
export type Session = Schemas['SeenSession'];
export type Token = Schemas['SeenToken'];
export type MadeToken = Schemas['MadeToken'];
export type Scope = Schemas['Scope'];
export type CodesLeft = Schemas['CodesLeft'];
export type MadeCodes = Schemas['MadeCodes'];

export type NewGuest = Schemas['NewGuest'];

// Tournaments
export type TournamentKind = Schemas['TournamentKind'];
export type TournamentPhase = Schemas['TournamentPhase'];
/** What can be done to a tournament: the last part of an address. */
export type TournamentChange = ChangeOf<keyof paths>;
type ChangeOf<Path> = Path extends `/api/tournaments/{id}/${infer Change}`
  ? paths[Path & keyof paths] extends { post: object }
    ? Change
    : never
  : never;
export type NewTournament = Schemas['NewTournament'];
export type Tournament = Schemas['SeenTournament'];
export type WholeTournament = Schemas['WholeTournament'];
export type RoundBoard = Schemas['SeenBoard'];
export type Cell = Schemas['Cell'];
export type CrossLine = Schemas['CrossLine'];
