//! Answers to puzzles and to problems, judged by the engine.

use galds_engine::puzzles::solving::{SolvingError, Verdict};
use galds_engine::puzzles::themes::themes;
use galds_engine::puzzles::{Puzzle, Task};
use galds_matches::puzzles::{
    Answered, GuestSolver, Judged, LaidOut, MOST_ACTIONS, RatedAttempt, SeenTask, SeenVerdict,
};

use crate::fronts::shared::protection::Client;
use crate::fronts::shared::{AppState, Json};
use crate::problem::{Problem, Unprocessable};
use crate::services::engine_pool::{Answer, Job, Question, ThinkError};

impl From<SolvingError> for Problem {
    fn from(error: SolvingError) -> Problem {
        match error {
            SolvingError::Table(error) => Problem::unprocessable("illegal_action", &error),
            SolvingError::Nothing => Unprocessable::NoAnswer.into(),
            SolvingError::Player(_) => Unprocessable::NoAnalysis.into(),
            SolvingError::Game(_) => Problem::NotFound,
        }
    }
}

/// What is asked for, as callers get it.
pub(super) fn seen_task(task: Task) -> SeenTask {
    match task {
        Task::Win { actions } => SeenTask::Win { actions },
        Task::Best => SeenTask::Best,
    }
}

pub(super) fn lay_out(game: &str, puzzle: Puzzle) -> Result<LaidOut, Problem> {
    LaidOut::new(game, puzzle.position, puzzle.key).ok_or(Problem::NotFound)
}

/// An answer with its verdict.
pub(super) struct JudgedAnswer {
    pub(super) verdict: SeenVerdict,
    replies: Vec<String>,
    played: Played,
}

/// Judges an answer to a puzzle. It is looked for once there is a permit to think.
pub(super) async fn judge(
    app: &AppState,
    client: Client,
    game: String,
    find: impl FnOnce() -> Result<Puzzle, Problem> + Send + 'static,
    answer: Answered,
) -> Result<JudgedAnswer, Problem> {
    if answer.actions.len() > MOST_ACTIONS {
        return Err(Unprocessable::AnswerTooLong(MOST_ACTIONS).into());
    }
    let pool = app.matches.engine_pool();
    let permit = pool.analysis_permit(client).await?;
    let played = move || played(game, find()?, answer);
    let (permit, played) = pool.prepare(permit, played).await?;
    let played = played?;
    let (verdict, replies) = match &played.question {
        Some(question) => match pool.think(permit, Job::new(question.clone()), None).await? {
            Answer::Puzzle(Verdict::Solved) => (SeenVerdict::Solved, Vec::new()),
            Answer::Puzzle(Verdict::Right { replies }) => (SeenVerdict::Right, replies),
            Answer::Puzzle(Verdict::Wrong) => (SeenVerdict::Wrong, Vec::new()),
            Answer::Move(_) | Answer::Analysis(_) | Answer::Problem(_) => {
                return Err(ThinkError::OtherQuestion.into());
            }
        },
        None => (SeenVerdict::GivenUp, Vec::new()),
    };
    Ok(JudgedAnswer { verdict, replies, played })
}

impl JudgedAnswer {
    /// What the solver is told.
    pub(super) async fn told(
        self,
        app: &AppState,
        client: Client,
        (rated, solver): (Option<RatedAttempt>, Option<GuestSolver>),
    ) -> Result<Json<Judged>, Problem> {
        let judged = move || {
            let JudgedAnswer { verdict, replies, played } = self;
            let Played { laid_out, game, puzzle, .. } = played;
            let about = || themes(&game, &puzzle).into_iter().map(str::to_owned).collect();
            let judged = laid_out.judged(verdict, replies, about, rated);
            let judged = judged.map_err(|error| Problem::from(SolvingError::from(error)))?;
            Ok::<_, Problem>(Judged { solver, ..judged })
        };
        Ok(Json(app.matches.engine_pool().work_out(client, judged).await??))
    }
}

/// A puzzle with the solver's actions on the board.
struct Played {
    game: String,
    puzzle: Puzzle,
    laid_out: LaidOut,
    /// What the engine is asked, unless the solver gives up.
    question: Option<Question>,
}

fn played(game: String, puzzle: Puzzle, answer: Answered) -> Result<Played, Problem> {
    let mut laid_out = lay_out(&game, puzzle.clone())?;
    if !answer.give_up && answer.actions.is_empty() {
        return Err(SolvingError::Nothing.into());
    }
    laid_out.play(&answer.actions).map_err(SolvingError::from)?;
    let question = (!answer.give_up).then(|| Question::Puzzle {
        game: game.clone(),
        puzzle: puzzle.clone(),
        actions: answer.actions,
    });
    Ok(Played { game, puzzle, laid_out, question })
}
