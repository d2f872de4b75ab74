//! stub
use crate::{Action, Luzhanqi, Node, View};
use galds_core::picture::{
    Colour, Field, Ink, Paint, Picture, PictureOptions, Place, Shape, cell, point,
};
pub(crate) fn draw(_g: &Luzhanqi, _v: &View, _o: &PictureOptions<Action>) -> Picture {
    let ink = Ink("x");
    Picture {
        title: String::new(),
        width: 1000.0,
        height: 1000.0,
        grid: cell(100, 100),
        cell_width: 1,
        inks: vec![(ink, Colour::BLACK)],
        under: vec![],
        fields: Node::all()
            .map(|n| Field {
                name: n.to_string(),
                shape: Shape::circle(point(1.0, 1.0), 1.0),
                fill: Paint::Flat(ink),
                places: vec![Place { at: point(1.0, 1.0), cell: cell(1, 1) }],
            })
            .collect(),
        glyphs: vec![],
        pieces: vec![],
        over: vec![],
        notes: vec![],
    }
}
