//! Games as animated pictures: every frame, put together, is the picture of its position.
#![cfg(feature = "png")]

use galds_games::SHELF;
use galds_games::core::{AnyTable, Rng, Turn, Viewer};
use galds_pictures::{
    Animation, Picture, PictureOptions, PngError, moments, picture, to_animated_png, to_png,
};

const SMALL: Animation = Animation { width: 160, pause: 700, last_pause: 2_500 };

/// A game of random actions.
fn random_game(game: &str, actions: usize) -> Box<dyn AnyTable> {
    let (mut table, mut rng) = (galds_games::open(game, game).unwrap(), Rng::seeded(26));
    for _ in 0..actions {
        let action = match table.turn() {
            Turn::Over(_) => break,
            Turn::Chance => rng.weighted(&table.chances()).cloned().unwrap(),
            Turn::Side(_) | Turn::SideOrChance(_) => {
                let mut legal = table.legal().1;
                legal.swap_remove(rng.below(legal.len()))
            }
        };
        table.play_text(&action).unwrap();
    }
    table
}

fn drawn(table: &dyn AnyTable) -> Picture {
    picture(table, Viewer::Spectator, &PictureOptions::default())
}

/// The frames of an animated PNG as a browser shows them, each with the pause after it.
fn shown(file: &[u8]) -> Vec<(Vec<u8>, u16)> {
    let mut reader = png::Decoder::new(std::io::Cursor::new(file)).read_info().unwrap();
    let info = reader.info();
    let (width, control) = (info.width as usize, info.animation_control.unwrap());
    assert_eq!(control.num_plays, 0, "it begins anew");
    let mut canvas = vec![0; width * info.height as usize * 4];
    let mut part = vec![0; reader.output_buffer_size().unwrap()];
    let mut frames = Vec::new();
    for _ in 0..control.num_frames {
        let frame = reader.next_frame(&mut part).unwrap();
        let at = *reader.info().frame_control().unwrap();
        assert_eq!((frame.width, frame.height), (at.width, at.height));
        for (y, row) in part[..frame.buffer_size()].chunks(frame.line_size).enumerate() {
            for (x, pixel) in row.chunks(4).enumerate().filter(|(_, pixel)| pixel[3] == 255) {
                let to = ((y + at.y_offset as usize) * width + x + at.x_offset as usize) * 4;
                canvas[to..to + 4].copy_from_slice(pixel);
            }
        }
        frames.push((canvas.clone(), at.delay_num));
        assert_eq!(at.delay_den, 1_000);
    }
    frames
}

#[test]
fn every_frame_is_the_picture_of_its_position() {
    for game in SHELF {
        let table = random_game(game.about.name, 5);
        let mut pictures = moments(&*table, 100, drawn);
        assert_eq!(pictures.len(), table.past().len() + 1);
        // All frames are as high as the highest; then each is the same as alone.
        let most = pictures.iter().map(|picture| picture.notes.len()).max().unwrap();
        for picture in &mut pictures {
            picture.notes.resize(most, String::new());
        }
        let frames = shown(&to_animated_png(&pictures, &SMALL).unwrap());
        assert_eq!(frames.len(), pictures.len());
        for (place, (picture, (frame, pause))) in pictures.iter().zip(&frames).enumerate() {
            let alone = to_png(picture, SMALL.width).unwrap();
            let mut reader = png::Decoder::new(std::io::Cursor::new(alone)).read_info().unwrap();
            let mut pixels = vec![0; reader.output_buffer_size().unwrap()];
            reader.next_frame(&mut pixels).unwrap();
            assert!(*frame == pixels, "{}: frame {place} differs", game.about.name);
            let is_last = place + 1 == frames.len();
            assert_eq!(*pause, if is_last { SMALL.last_pause } else { SMALL.pause });
        }
    }
}

#[test]
fn frames_hold_only_what_has_changed() {
    let table = random_game("rotary", 20);
    let pictures = moments(&*table, 100, drawn);
    let whole: usize =
        pictures.iter().map(|picture| to_png(picture, SMALL.width).unwrap().len()).sum();
    let file = to_animated_png(&pictures, &SMALL).unwrap();
    assert!(file.len() * 2 < whole, "{} bytes of {whole}", file.len());
    // A position that stays the same still has a frame.
    let twice = [pictures[0].clone(), pictures[0].clone()];
    let frames = shown(&to_animated_png(&twice, &SMALL).unwrap());
    assert!(frames.len() == 2 && frames[0].0 == frames[1].0);
}

#[test]
fn of_a_long_game_no_more_is_drawn_than_allowed_and_never_without_its_ends() {
    let table = random_game("rotary", 50);
    let last = table.past().len();
    for most in [2, 3, 7, 20, 50, 51, 60] {
        let mut plies = Vec::new();
        moments(&*table, most, |table| {
            plies.push(table.past().len());
            drawn(table)
        });
        plies.reverse();
        assert!(plies.len() <= most.min(last + 1), "{plies:?}");
        assert!(plies.len() * 2 > most.min(last + 1), "{plies:?}");
        assert!(plies.is_sorted() && plies[0] == 0 && plies.last() == Some(&last), "{plies:?}");
    }
}

#[test]
fn what_cannot_be_drawn_is_refused() {
    assert_eq!(to_animated_png(&[], &SMALL), Err(PngError::NoFrames));
    let one = [drawn(&*random_game("rotary", 0))];
    let none = Animation { width: 0, ..SMALL };
    assert!(matches!(to_animated_png(&one, &none), Err(PngError::Size { width: 0, .. })));
}
