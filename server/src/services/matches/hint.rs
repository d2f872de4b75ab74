//! Advice: whoever plays against the computer may ask the engine what it would do, and what it thinks of what was done.

use galds_engine::observation::Observation;
use galds_matches::advice::{AdviceAsked, AdvisedMoment, NoAdvice, TIME};
use galds_matches::{MatchId, PlayerId};

use super::{MatchError, Matches};
use crate::problem::{Problem, Unprocessable};
use crate::services::engine_pool::{Answer, Found, Job, Question, ThinkError};

/// What the engine thinks of a moment of a match.
pub struct Advice {
    /// The moment.
    pub moment: AdvisedMoment,
    /// The best lines.
    pub found: Found,
}

impl Matches {
    /// What the engine would do in a match against the computer. It knows no more than the player does.
    pub async fn advice(
        &self,
        id: &MatchId,
        player: &PlayerId,
        client: impl ToString,
        asked: AdviceAsked,
    ) -> Result<Advice, Problem> {
        let moment = self.with(id, |state| asked.moment(state, player)).await??;
        let observation = Observation::of(&*moment.table, moment.side);
        let question = Question::Analysis { observation, lines: moment.lines(), time: TIME };
        let job = Job::new(question);
        let pool = &self.inner.engine_pool;
        let permit = pool.analysis_permit(client).await?;
        match pool.think(permit, job, None).await? {
            Answer::Analysis(found) => Ok(Advice { moment, found }),
            Answer::Move(_) | Answer::Puzzle(_) | Answer::Problem(_) => {
                Err(ThinkError::OtherQuestion.into())
            }
        }
    }
}

impl From<NoAdvice> for Problem {
    fn from(refused: NoAdvice) -> Problem {
        match refused {
            NoAdvice::Refused(refusal) => MatchError::from(refusal).into(),
            NoAdvice::NotGiven => Unprocessable::NoHint.into(),
            NoAdvice::NothingToChoose => Unprocessable::NothingToChoose.into(),
        }
    }
}
