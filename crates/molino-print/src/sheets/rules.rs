//! The rules of a rule set, to read.

use molino::{ArgumentValue, RuleSet};
use molino_text::{Arguments, Catalogue};

use crate::figure::{Figure, Style};
use crate::layout::Column;
use crate::page::{Document, Place};
use crate::paper::Paper;

/// The rules with a picture of the board, over as many pages as they need.
pub(crate) fn rules_sheet(rule_set: RuleSet, paper: Paper, words: &Catalogue) -> Document {
    const PICTURE: f32 = 60.0;
    let options = rule_set.options();
    let mut column = Column::new(paper);
    let base = rule_set.base();
    let title = if rule_set.switches().next().is_none() {
        super::plain(words, &format!("rule-set-{base}"))
    } else {
        rule_set.to_string()
    };
    column.heading(&super::plain(words, "print-rules"), 8.0);
    column.paragraph("", &title, 4.6);
    column.space(6.0);
    let place = column.place(PICTURE + 12.0);
    let corner = Place::at(place.x + (column.width() - PICTURE) / 2.0, place.y);
    let figure = Figure {
        board: options.board.board(),
        corner,
        side: PICTURE,
        style: Style::Full,
    };
    figure.draw(column.page());
    figure.draw_names(column.page());
    column.space(6.0);
    for statement in options.statements() {
        let arguments = statement.arguments.into_iter();
        let arguments = arguments.fold(Arguments::new(), |all, argument| match argument.value {
            ArgumentValue::Text(text) => all.text(argument.name, text),
            ArgumentValue::Number(number) => all.number(argument.name, number),
        });
        column.paragraph("•", &words.message(statement.id, &arguments), 4.6);
    }
    Document {
        title,
        pages: column.finish(),
    }
}
