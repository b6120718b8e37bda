//! A table for a round robin: everybody plays everybody.

use molino_text::{Arguments, Catalogue};

use crate::page::{Anchor, Document, Page, Place, Stroke};
use crate::paper::{DoesNotFit, Measure, Paper};

const MARGIN: f32 = 20.0;
const ROW: f32 = 13.0;
const NAMES: f32 = 48.0;
const POINTS: f32 = 20.0;

/// A blank table for so many players, and who plays whom in each round.
///
/// # Errors
///
/// There are fewer than two players or more than six.
pub(crate) fn tournament_sheet(
    paper: Paper,
    players: u8,
    words: &Catalogue,
) -> Result<Document, DoesNotFit> {
    DoesNotFit::check(Measure::Players, f32::from(players), 2.0, 6.0)?;
    Ok(Document {
        title: super::plain(words, "print-tournament"),
        pages: vec![page(paper, players, words)],
    })
}

/// The page with the table.
pub(super) fn page(paper: Paper, players: u8, words: &Catalogue) -> Page {
    let mut page = Page::blank(paper.size());
    let title = super::plain(words, "print-tournament");
    page.heading(Place::at(MARGIN, MARGIN + 8.0), 8.0, &title);
    let told = super::plain(words, "print-tournament-points");
    page.text(Place::at(MARGIN, MARGIN + 17.0), 4.2, Anchor::Start, &told);
    let top = MARGIN + 24.0;
    table(&mut page, players, top, words);
    let below = top + f32::from(players + 1) * ROW + 12.0;
    for (i, round) in rounds(players).iter().enumerate() {
        let number = Arguments::new().number("number", i as u64 + 1);
        let y = below + i as f32 * 9.0;
        let told = words.message("print-round", &number);
        page.text(Place::at(MARGIN, y), 4.2, Anchor::Start, &told);
        for (j, (white, black)) in round.iter().enumerate() {
            let x = MARGIN + 34.0 + j as f32 * 44.0;
            page.text(
                Place::at(x, y),
                4.2,
                Anchor::Start,
                &format!("{white} – {black}"),
            );
            page.line(
                Place::at(x + 14.0, y + 0.5),
                Place::at(x + 34.0, y + 0.5),
                Stroke::grey(0.25),
            );
        }
    }
    page
}

fn table(page: &mut Page, players: u8, top: f32, words: &Catalogue) {
    let cell = ((page.width - 2.0 * MARGIN - NAMES - POINTS) / f32::from(players)).min(20.0);
    let stroke = Stroke::black(0.3);
    let width = NAMES + f32::from(players) * cell + POINTS;
    let height = f32::from(players + 1) * ROW;
    for row in 0..=players + 1 {
        let y = top + f32::from(row) * ROW;
        page.line(Place::at(MARGIN, y), Place::at(MARGIN + width, y), stroke);
    }
    let mut edges = vec![0.0, NAMES];
    edges.extend((1..=players).map(|i| NAMES + f32::from(i) * cell));
    edges.push(width);
    for edge in edges {
        let x = MARGIN + edge;
        page.line(Place::at(x, top), Place::at(x, top + height), stroke);
    }
    let name = super::plain(words, "print-name");
    page.text(
        Place::at(MARGIN + 2.0, top + 8.5),
        4.0,
        Anchor::Start,
        &name,
    );
    let points = super::plain(words, "print-points");
    let last = MARGIN + width - POINTS / 2.0;
    page.text(Place::at(last, top + 8.5), 4.0, Anchor::Middle, &points);
    for i in 0..players {
        let number = (i + 1).to_string();
        let x = MARGIN + NAMES + (f32::from(i) + 0.5) * cell;
        page.text(Place::at(x, top + 8.5), 4.0, Anchor::Middle, &number);
        let y = top + f32::from(i + 1) * ROW;
        page.text(
            Place::at(MARGIN + 2.0, y + 8.5),
            4.0,
            Anchor::Start,
            &format!("{number}."),
        );
        // Nobody plays against himself.
        let left = MARGIN + NAMES + f32::from(i) * cell;
        page.line(
            Place::at(left, y),
            Place::at(left + cell, y + ROW),
            Stroke::grey(0.3),
        );
        page.line(
            Place::at(left, y + ROW),
            Place::at(left + cell, y),
            Stroke::grey(0.3),
        );
    }
}

/// Who plays whom in each round, by the circle method: the first player stays, the
/// others go round. With an odd number somebody rests. The colours alternate.
fn rounds(players: u8) -> Vec<Vec<(u8, u8)>> {
    let seats = players + players % 2;
    let mut circle: Vec<u8> = (1..=seats).collect();
    (1..seats)
        .map(|round| {
            let pairs = (0..usize::from(seats / 2)).map(|i| {
                let (a, b) = (circle[i], circle[usize::from(seats) - 1 - i]);
                let turned = (usize::from(round) + i).is_multiple_of(2);
                if turned { (b, a) } else { (a, b) }
            });
            let played = pairs.filter(|(a, b)| *a <= players && *b <= players);
            let played = played.collect();
            circle[1..].rotate_right(1);
            played
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn everybody_plays_everybody_once_and_nobody_twice_in_a_round() {
        for players in 2..=6 {
            let rounds = rounds(players);
            let mut met = BTreeSet::new();
            for round in &rounds {
                let mut busy = BTreeSet::new();
                for (a, b) in round {
                    assert!(busy.insert(a) && busy.insert(b), "{players}: {round:?}");
                    assert!(met.insert((a.min(b), a.max(b))), "{players}: {a} and {b}");
                }
            }
            let all = usize::from(players) * usize::from(players - 1) / 2;
            assert_eq!(met.len(), all, "{players}");
        }
    }
}
