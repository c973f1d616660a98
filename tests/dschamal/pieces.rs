//! B1: the pieces, and how similar they feel.

use std::collections::BTreeSet;

use caravanserai::rules::dschamal::{Colour, Kind, Outline, Piece, PieceSet, Shape};

use super::new;

#[test]
fn b1_there_are_sixty_pieces() {
    let count = |is: fn(Kind) -> bool| Piece::all().filter(|piece| is(piece.kind())).count();
    assert_eq!(Piece::all().count(), 60);
    assert_eq!(count(|kind| matches!(kind, Kind::Coloured(..))), 48);
    assert_eq!(count(|kind| matches!(kind, Kind::Black(_))), 11);
    assert_eq!(count(|kind| kind == Kind::Camel), 1);
    assert_eq!(new("players 2 start chosen duel live").bag(), PieceSet::ALL);
}

#[test]
fn b1_every_shape_is_there_in_four_colours() {
    for shape in Shape::ALL {
        let four = Colour::ALL.map(|colour| Piece::coloured(shape, colour));
        assert_eq!(PieceSet::of_shape(shape), four.into_iter().collect());
        for (piece, colour) in four.into_iter().zip(Colour::ALL) {
            assert_eq!((piece.kind(), piece.shape()), (Kind::Coloured(shape, colour), Some(shape)));
        }
    }
}

#[test]
fn b1_every_shape_but_the_cross_has_a_black_near_miss_with_a_defect() {
    for shape in Shape::ALL {
        let black = Piece::black(shape);
        assert_eq!(black.is_some(), shape != Shape::Cross);
        assert_eq!(shape.defect().is_some(), black.is_some());
        if let Some(black) = black {
            assert_eq!((black.kind(), black.shape()), (Kind::Black(shape), None));
            assert_eq!((black.outline(), black.outline().defect()), (Outline::NearMiss(shape), shape.defect()));
        }
    }
}

#[test]
fn b1_the_camel_is_not_a_black_piece() {
    assert_eq!(Piece::CAMEL.kind(), Kind::Camel);
    assert_eq!((Piece::CAMEL.outline(), Piece::CAMEL.outline().defect()), (Outline::Camel, None));
}

#[test]
fn b1_shapes_come_in_couples_that_a_finger_confuses() {
    let couples = "sphere egg cube box cylinder disc cone pyramid ring arch star cross";
    let words: Vec<Shape> = couples.split(' ').map(|word| word.parse().expect("a shape")).collect();
    for couple in words.chunks(2) {
        assert_eq!([couple[0].twin(), couple[1].twin()], [couple[1], couple[0]]);
        let common = couple[0].features().iter().any(|feature| couple[1].features().contains(feature));
        assert!(common, "{couple:?}");
    }
}

#[test]
fn b1_no_two_shapes_feel_the_same() {
    for shape in Shape::ALL {
        let same = Shape::ALL.into_iter().filter(|other| other.features() == shape.features());
        assert_eq!(same.collect::<Vec<_>>(), [shape]);
    }
}

#[test]
fn b1_pieces_are_numbered_and_named_each_for_itself() {
    let names: BTreeSet<_> = Piece::all().map(|piece| piece.to_string()).collect();
    assert_eq!(names.len(), 60);
    for (number, piece) in Piece::all().enumerate() {
        assert_eq!(usize::from(piece.number()), number);
        assert_eq!(Piece::new(piece.number()), Some(piece));
        assert_eq!(piece.to_string().parse(), Ok(piece));
    }
    assert_eq!(Piece::new(60), None);
    for text in
        ["", "egg", "blue", "green-egg", "blue-ball", "black-cross", "camel-egg", "Camel", "blue-egg-", "blue egg"]
    {
        assert!(text.parse::<Piece>().is_err(), "{text}");
    }
}

#[test]
fn b1_sets_are_written_piece_by_piece() {
    for text in ["-", "blue-egg", "blue-egg+black-star+camel"] {
        assert_eq!(text.parse::<PieceSet>().map(|set| set.to_string()).as_deref(), Ok(text));
    }
    assert_eq!("camel+blue-egg".parse::<PieceSet>(), "blue-egg+camel".parse());
    for text in ["", "+", "blue-egg+", "blue-egg+blue-egg", "-+camel"] {
        assert!(text.parse::<PieceSet>().is_err(), "{text}");
    }
}
